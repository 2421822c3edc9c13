import { X } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { useMayHaveMachines } from '@/lib/own-machines/may-have-machines';
import { messages } from '@/messages';
import { pathTo } from '../lib/category-path';
import { withoutFigure } from '../lib/figure-address';
import { changed, hrefOf, withoutFilters, type ListAddress } from '../lib/list-address';
import type { Choices } from './category-links';
import { CHIP } from './chip-style';

const words = messages.lists;
const FitChips = loadable(() => import('./fit-chips'));

/** A filter that is chosen, and the list without it. */
interface Chip {
  label: string;
  without: ListAddress;
}

/** Returns the filters that are chosen, but for the machine; a category counts as one only on the search page. */
function chipsOf({ address, tree, result }: Choices): Chip[] {
  const { isSearch, category = '', inStock, minPrice, maxPrice, figures } = address;
  const units = new Map(
    result?.facets.figures.map((facet) => [facet.name, 'unit' in facet ? facet.unit : null]),
  );
  const currency = result?.products[0]?.currency;
  const amount = (price: number) =>
    currency === undefined ? String(price) : formatMoney(price, currency).replace(/\.00$/, '');
  const chip = (label: string, changes: Partial<ListAddress>): Chip => ({
    label,
    without: changed(address, changes),
  });
  return [
    ...(isSearch && category
      ? [chip(pathTo(tree, category).at(-1)?.name ?? category, { category: undefined })]
      : []),
    ...(inStock ? [chip(words.inStock, { inStock: false })] : []),
    ...Object.entries(figures).map(([name, choice]) =>
      chip(words.figure(name, choice, units.get(name) ?? null), {
        figures: withoutFigure(figures, name),
      }),
    ),
    ...(minPrice === undefined
      ? []
      : [chip(words.from(amount(minPrice)), { minPrice: undefined })]),
    ...(maxPrice === undefined
      ? []
      : [chip(words.upTo(amount(maxPrice)), { maxPrice: undefined })]),
  ];
}

/** Returns the number of the filters that are chosen. */
export const chosenCount = (choices: Choices): number =>
  chipsOf(choices).length + (choices.address.machine === undefined ? 0 : 1);

/**
 * The chosen filters as links that take them out again, and the machines that parts may be for: the chosen one, and
 * the visitor's own.
 */
export function ChosenFilters(choices: Choices) {
  const { address } = choices;
  const chips = chipsOf(choices);
  const hasMachines = useMayHaveMachines() || address.machine !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {hasMachines && (
        <Suspense>
          <FitChips {...choices} />
        </Suspense>
      )}
      {chips.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-wrap items-center gap-2">
          {chips.map(({ label, without }) => (
            <li key={label}>
              <Link to={hrefOf(without)} aria-label={words.remove(label)} className={CHIP}>
                {label}
                <X aria-hidden className="size-4 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {chosenCount(choices) > 0 && (
        <Link
          to={hrefOf(withoutFilters(address))}
          className="ml-2 flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:min-h-8"
        >
          {words.clear}
        </Link>
      )}
    </div>
  );
}
