import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { pathTo } from '../lib/category-path';
import { withoutFigure } from '../lib/figure-address';
import { changed, hrefOf, withoutFilters, type ListAddress } from '../lib/list-address';
import type { Choices } from './category-links';

const words = messages.lists;

/** A filter that is chosen, and the list without it. */
interface Chip {
  label: string;
  without: ListAddress;
}

/** Returns the filters that are chosen; a category counts as one only on the search page. */
export function chipsOf({ address, tree, result }: Choices): Chip[] {
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

/** The chosen filters as links that take them out again. */
export function ChosenFilters(choices: Choices) {
  const chips = chipsOf(choices);
  if (chips.length === 0) return <span />;
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap items-center gap-2 print:hidden">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={hrefOf(without)}
            aria-label={words.remove(label)}
            className="flex min-h-11 items-center gap-1.5 rounded-control border border-edge pr-2 pl-3 text-[0.9375rem] hover:border-ink md:min-h-8"
          >
            {label}
            <X aria-hidden className="size-4 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={hrefOf(withoutFilters(choices.address))}
          className="ml-2 flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:min-h-8"
        >
          {words.clear}
        </Link>
      </li>
    </ul>
  );
}
