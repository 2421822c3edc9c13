import { useId } from 'react';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Choices } from './category-links';

const words = messages.lists;

interface FilterFieldsProps extends Choices {
  /** Whether a price is not an amount. */
  isBad: boolean;
}

/** The filters by stock and by price, with what they would find. */
export function FilterFields({ address, found, isBad }: FilterFieldsProps) {
  const { inStock, minPrice, maxPrice } = address;
  const problem = useId();
  const price = found?.facets.price;
  const currency = found?.products[0]?.currency;
  /** The lowest or highest price that the other filters find, as an example. */
  const example = (amount: number | undefined) =>
    amount === undefined || currency === undefined
      ? undefined
      : formatMoney(amount, currency).replace(/\.00$/, '');
  const field = {
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'aria-invalid': isBad || undefined,
    'aria-describedby': isBad ? problem : undefined,
    className:
      'figure min-h-12 w-26 min-w-0 rounded-control border border-edge bg-card px-3 py-1 placeholder:font-normal placeholder:text-muted placeholder:opacity-100 md:min-h-10',
  };
  return (
    <>
      <label className="flex min-h-11 items-center gap-2.5 md:min-h-10">
        <input
          // keyed, because the browser keeps what was chosen before Back
          key={String(inStock)}
          type="checkbox"
          name="inStock"
          value="true"
          defaultChecked={inStock}
          className="size-6 shrink-0 accent-ink"
        />
        {words.inStock}
        {found && (
          <span className="label max-md:ml-auto">{formatNumber(found.facets.inStock)}</span>
        )}
      </label>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{words.price}</legend>
        <span aria-hidden className="max-md:grow">
          {words.price}
        </span>
        <input
          {...field}
          key={`from ${minPrice ?? ''}`}
          name="minPrice"
          aria-label={words.lowestPrice}
          defaultValue={minPrice}
          placeholder={example(price?.min)}
        />
        <span>{words.to}</span>
        <input
          {...field}
          key={`to ${maxPrice ?? ''}`}
          name="maxPrice"
          aria-label={words.highestPrice}
          defaultValue={maxPrice}
          placeholder={example(price?.max)}
        />
        {isBad && (
          <p id={problem} role="alert" className="w-full text-sm text-red-text">
            {words.badPrice}
          </p>
        )}
      </fieldset>
    </>
  );
}
