import type { PriceStep } from '@harrow/contract';
import type { ReactNode } from 'react';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { stepAt, unitPriceAt } from '@/lib/price-steps';
import { messages } from '@/messages';

const words = messages.purchase;

interface UnitPriceProps {
  steps: readonly PriceStep[];
  /** The regular price, decimal: crossed out where price lists lower it. */
  regular: number;
  currency: string;
  /** The pieces of the order, as far as they are known. */
  quantity?: number;
  /** Follows the price. */
  children?: ReactNode;
}

/** The price of one piece, large, and below it the prices of larger orders. */
export function UnitPrice({ steps, regular, currency, quantity = 0, children }: UnitPriceProps) {
  const price = unitPriceAt(steps, quantity);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{words.unitPrice} </span>
        <span className="figure text-[min(2.5rem,13vw)] leading-none">
          {formatMoney(price, currency)}
        </span>
        {children}
        {price < regular && (
          <s className="text-muted tabular-nums">
            <span className="sr-only">{words.regularPrice} </span>
            {formatMoney(regular, currency)}
          </s>
        )}
      </p>
      {steps.length > 1 && <StepTable steps={steps} currency={currency} quantity={quantity} />}
    </div>
  );
}

function StepTable({ steps, currency, quantity }: StepTableProps) {
  const chosen = stepAt(steps, quantity);
  return (
    <table className="w-full max-w-sm border-collapse tabular-nums">
      <caption className="label pb-2 text-left">{words.priceSteps}</caption>
      <tbody>
        {steps.map((step) => (
          <tr
            key={step.quantity}
            aria-current={step === chosen ? 'true' : undefined}
            className="border-y border-line aria-current:bg-wheat/25 aria-current:font-semibold"
          >
            <th scope="row" className="py-2 pl-2 text-left font-[inherit]">
              {words.fromQuantity(formatPieces(step.quantity))}
            </th>
            <td className="py-2 pr-2 text-right">{formatMoney(step.price, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StepTableProps {
  steps: readonly PriceStep[];
  currency: string;
  quantity: number;
}
