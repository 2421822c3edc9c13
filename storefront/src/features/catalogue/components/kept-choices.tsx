import { partsOf, type ListAddress } from '../lib/list-address';

/** The choices of the address that are not made in this form. */
export function KeptChoices({ address }: { address: ListAddress }) {
  const { query } = partsOf(address);
  return ['q', 'category', 'size'].map((name) => {
    const value = query.get(name);
    return value !== null && <input key={name} type="hidden" name={name} value={value} />;
  });
}
