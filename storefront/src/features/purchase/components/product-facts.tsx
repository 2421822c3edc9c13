import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { Product } from '../api/get-product';

const purchase = messages.purchase;

/** The figures of a product that decide a purchase. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = [
    { label: purchase.price, value: formatMoney(product.price, product.currency) },
    { label: purchase.available, value: formatPieces(product.available) },
    { label: purchase.minimum, value: formatPieces(product.minimum) },
  ];
  return (
    <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-3">
      {facts.map(({ label, value }, index) => (
        <div
          key={label}
          className={`grid gap-1.5 py-4 ${index === 0 ? 'col-span-2 border-b border-line sm:col-span-1 sm:border-b-0' : ''} ${index === 2 ? 'pl-4' : ''} sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-4`}
        >
          <dt className="label">{label}</dt>
          <dd className="figure text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
