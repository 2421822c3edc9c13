import type { Order, OrderLine, Product } from '@harrow/contract';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { OrderedProduct } from '@/components/ui/ordered-product';
import { PartNumber } from '@/components/ui/part-number';
import { SumRows } from '@/components/ui/sum-note';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.order;
const columnNames = messages.orders;

interface OrderLinesProps {
  order: Order;
  /** The products as they are sold now, by their ids; undefined before they are known. */
  products: ReadonlyMap<string, Product | null | undefined> | undefined;
}

const HEAD = 'label border-b-2 border-ink px-3 pb-2 text-right font-medium last:pr-0';
/** A table cell from 36 rem on; below, a part of the block of its line. */
const CELL = '@xl:border-b @xl:border-line @xl:px-3 @xl:py-2.5 @xl:text-right tabular-nums';

/**
 * The lines of an order, with their sum. In a narrow space, each line is a block; the roles are explicit, because a
 * table loses them with a block layout.
 */
export function OrderLines({ order, products }: OrderLinesProps) {
  const { lines, amount, currency, paid } = order;
  const isSingle = lines.length === 1;
  const money = (sum: number) => formatMoney(sum, currency);
  return (
    <div className="@container">
      <table role="table" className="block w-full border-collapse @xl:table">
        <caption className="sr-only">{words.items}</caption>
        <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
          <tr role="row">
            <Head className="pl-0! text-left!">{columnNames.productName}</Head>
            <Head>{columnNames.quantity}</Head>
            <Head>{words.price}</Head>
            <Head>{isSingle ? columnNames.totalAmount : columnNames.amount}</Head>
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="block border-t-2 border-ink @xl:table-row-group @xl:border-0"
        >
          {lines.map((line) => (
            <tr
              key={line.productId}
              role="row"
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-1.5 border-b border-line py-3.5 @xl:table-row"
            >
              <td role="cell" className={`${CELL} col-span-3 @xl:pl-0! @xl:text-left!`}>
                <Item line={line} product={products?.get(line.productId)} paid={paid} />
              </td>
              <td role="cell" className={`${CELL} text-muted @xl:text-ink @xl:whitespace-nowrap`}>
                {formatPieces(line.quantity)}
              </td>
              <td role="cell" className={`${CELL} text-muted @xl:text-ink`}>
                <span aria-hidden className="@xl:hidden">
                  ×{' '}
                </span>
                {money(line.price)}
              </td>
              <td
                role="cell"
                className={`${CELL} min-w-24 text-right @xl:pr-0! ${isSingle ? 'figure text-[1.375rem]' : 'font-semibold'}`}
              >
                {money(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* the amount of a single line is the total */}
      {!isSingle && (
        <dl className="mt-4 ml-auto grid w-76 max-w-full gap-1.5">
          <SumRows currency={currency} />
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
            <dt className="font-semibold">{columnNames.totalAmount}</dt>
            <dd className="figure text-[1.75rem] leading-none">{money(amount)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

const Head = ({ children, className = '' }: { children: string; className?: string }) => (
  <th role="columnheader" scope="col" className={`${HEAD} ${className}`}>
    {children}
  </th>
);

interface ItemProps {
  line: OrderLine;
  product: Product | null | undefined;
  paid: boolean;
}

/** The product of a line, with its part number and, once it is paid, the way to review it. */
function Item({ line, product, paid }: ItemProps) {
  return (
    <OrderedProduct order={line} product={product}>
      <PartNumber className="text-sm">{line.number}</PartNumber>
      {product && paid && (
        <Link
          to={`${paths.product(product.handle)}#reviews`}
          aria-description={line.product}
          className="flex items-center text-muted underline underline-offset-4 hover:text-ink max-md:min-h-11 print:hidden"
        >
          {words.writeReview}
        </Link>
      )}
    </OrderedProduct>
  );
}
