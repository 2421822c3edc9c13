import { SERIAL } from '@/config/paths';
import { VIEW_PARAMETER } from '@/lib/list-view-key';
import { figureParameter } from '../lib/figure-address';
import { partsOf } from '../lib/list-address';
import type { Choices } from './category-links';

/** The choices of the address that are not made in this form. */
export function KeptChoices({ address, result }: Choices) {
  const { query } = partsOf(address);
  const offered = new Set(result?.facets.figures.map(({ name }) => name));
  const figures = Object.keys(address.figures).filter((name) => !offered.has(name));
  const kept = ['q', 'category', 'machine', SERIAL, 'size', VIEW_PARAMETER];
  const names = [...kept, ...figures.map(figureParameter)];
  return names.map((name) => {
    const value = query.get(name);
    return value !== null && <input key={name} type="hidden" name={name} value={value} />;
  });
}
