import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { stepAt } from '@/lib/price-steps';
import { messages } from '@/messages';
import type { Buying } from '../hooks/use-buying';

const words = messages.product;

/** The prices by quantity. A press fills in the quantity of a step; the current step follows it. */
export function PriceLadder({ priceSteps, pieces, product, setQuantity }: Buying) {
  const current = stepAt(priceSteps, pieces) ?? priceSteps[0];
  return (
    <div
      role="group"
      aria-label={words.priceSteps}
      className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] overflow-hidden rounded-control border border-line"
    >
      {priceSteps.map((step) => (
        <button
          key={step.quantity}
          type="button"
          aria-pressed={step === current}
          onClick={() => setQuantity(step.quantity)}
          className="grid min-h-11 content-center gap-0.5 border-line px-3 py-2 text-left not-first:border-l hover:bg-panel aria-pressed:bg-panel aria-pressed:shadow-[inset_0_-3px_0_var(--color-ink)] max-sm:px-2.5"
        >
          <span className="label">{words.fromQuantity(formatNumber(step.quantity))}</span>{' '}
          <span className="figure text-xl leading-tight max-sm:text-[1.0625rem]">
            {formatMoney(step.price, product.currency)}
          </span>
        </button>
      ))}
    </div>
  );
}
