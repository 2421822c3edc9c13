import type { Order, OrderLine, Product } from '@harrow/contract';
import { DeskSection } from '@/components/desk/section';
import { OrderedProduct } from '@/components/ui/ordered-product';
import { PartNumber } from '@/components/ui/part-number';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { useOrderedProducts } from '@/lib/ordered-products';
import { messages } from '@/messages';
import { refundable } from '../lib/refund';

const words = messages.deskOrder;

/** The lines of an order, and its sums. */
export function ProductSection({ order }: { order: Order }) {
  const { amount, currency, refunded, paid, lines } = order;
  const { data: products } = useOrderedProducts(order);
  const money = (sum: number) => formatMoney(sum, currency);
  return (
    <DeskSection title={lines.length > 1 ? words.products(lines.length) : messages.orders.product}>
      {lines.map((line) => (
        <Line
          key={line.productId}
          line={line}
          product={products?.get(line.productId)}
          money={money}
        />
      ))}
      {paid && (
        <dl className="ml-auto w-80 max-w-full text-[0.9375rem]">
          <Sum label={messages.orders.paid} value={money(amount)} />
          {refunded > 0 && (
            <>
              <Sum label={words.refunded} value={`−${money(refunded)}`} />
              <Sum label={words.net} value={money(refundable(order))} isTotal />
            </>
          )}
        </dl>
      )}
    </DeskSection>
  );
}

interface LineProps {
  line: OrderLine;
  /** The product as it is sold now; null if it is not, undefined before it is known. */
  product: Product | null | undefined;
  money: (sum: number) => string;
}

function Line({ line, product, money }: LineProps) {
  const { number, quantity, price, amount } = line;
  const stock = product ? words.inStock(formatPieces(product.available)) : messages.order.notSold;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 text-[0.9375rem]">
      <div className="min-w-60 flex-1">
        <OrderedProduct order={line} product={product}>
          <PartNumber>{number}</PartNumber>
          <small>{product !== undefined && stock}</small>
        </OrderedProduct>
      </div>
      <span className="tabular-nums">{words.each(money(price))}</span>
      <span className="tabular-nums">{formatPieces(quantity)}</span>
      <span className="figure ml-auto">{money(amount)}</span>
    </div>
  );
}

interface SumProps {
  label: string;
  value: string;
  isTotal?: boolean;
}

function Sum({ label, value, isTotal = false }: SumProps) {
  return (
    <div
      className={`flex min-h-8 items-center justify-between ${isTotal ? 'min-h-11 border-t border-line' : ''}`}
    >
      <dt className={isTotal ? 'font-semibold' : ''}>{label}</dt>
      <dd className={`figure ${isTotal ? 'text-xl' : ''}`}>{value}</dd>
    </div>
  );
}
