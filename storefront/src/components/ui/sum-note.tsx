import { shownMaker } from '@/config/shown-maker';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.delivery;

/** Says in one sentence what a sum contains; nothing in a shop that has not replaced the made-up maker. */
export function SumNote({ className = '' }: { className?: string }) {
  return shownMaker && <p className={`text-sm text-muted ${className}`}>{words.wholePrice}</p>;
}

/** The rows of a `<dl>` above its total: what the sum contains for shipping and for tax. */
export function SumRows({ currency }: { currency: string }) {
  const rows = [
    [words.shipping, formatMoney(0, currency)],
    [words.tax, words.noTax],
  ];
  return (
    shownMaker &&
    rows.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4 tabular-nums">
        <dt className="text-muted">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))
  );
}
