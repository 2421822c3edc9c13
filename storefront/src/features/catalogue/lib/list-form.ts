import { listAddressOf, type ListAddress } from './list-address';

/** Reads the list that a form with filters asks for; not valid if a price is not an amount. */
export function addressInForm(form: HTMLFormElement, { isSearch, category }: ListAddress) {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value);
  }
  return listAddressOf(query, { isSearch, category });
}
