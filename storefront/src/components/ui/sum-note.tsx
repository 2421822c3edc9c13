import { useShop } from '@/lib/shop';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.delivery;

/** Says in one sentence what a sum contains; nothing in a shop that does not name its maker. */
export function SumNote({ className = '' }: { className?: string }) {
  const shop = useShop();
  if (shop.maker.legalName === '') return null;
  return <p className={`text-sm text-muted ${className}`}>{words.wholePrice(shop)}</p>;
}

/** The rows of a `<dl>` above its total: what the sum contains for shipping and for tax. */
export function SumRows({ currency }: { currency: string }) {
  const { maker, delivery, tax } = useShop();
  if (maker.legalName === '') return null;
  const rows = [
    [words.shipping, delivery.free ? formatMoney(0, currency) : delivery.cost],
    [words.tax, tax?.text ?? words.noTax],
  ];
  return rows.map(([label, value]) => (
    <div key={label} className="flex justify-between gap-4 tabular-nums">
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
