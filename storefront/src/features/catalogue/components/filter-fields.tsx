import { useId } from 'react';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Choices } from './category-links';
import { FigureFields } from './figure-fields';

const words = messages.lists;

interface FilterFieldsProps extends Choices {
  /** The parameters that make no sense. */
  bad: readonly string[];
}

/** The filters by stock, figures and price, with what they would find. */
export function FilterFields({ bad, ...choices }: FilterFieldsProps) {
  const { address, result } = choices;
  const isBad = bad.includes('minPrice') || bad.includes('maxPrice');
  const { inStock, minPrice, maxPrice } = address;
  const problem = useId();
  const price = result?.facets.price;
  const currency = result?.products[0]?.currency;
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
        {result && (
          <span className="label max-md:ml-auto">{formatNumber(result.facets.inStock)}</span>
        )}
      </label>
      <FigureFields {...choices} bad={bad} />
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
