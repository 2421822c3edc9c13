import { listAddressOf, type ListAddress } from './list-address';

/** Reads the list that a form with filters asks for, and the names of its fields that make no sense. */
export function addressInForm(form: HTMLFormElement, { isSearch, category }: ListAddress) {
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const isOff = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked;
    if (!isOff) query.append(field.name, field.value);
  }
  return listAddressOf(query, { isSearch, category });
}
