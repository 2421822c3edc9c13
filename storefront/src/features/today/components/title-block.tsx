import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figures } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.today;

/** Maximum number of products that the figures list. */
const MAX_LOW = 10;

const CELL =
  'grid content-start gap-1 border-line px-3 py-2.5 @max-4xl:nth-[n+3]:border-t even:border-l ' +
  '@max-4xl:odd:pl-0 @4xl:first:pl-0 @4xl:not-first:border-l @4xl:px-4';

interface CellProps {
  label: string;
  figure: string;
  text: string;
  /** The page with these orders or products. */
  to?: string;
  children?: ReactNode;
}

function Cell({ label, figure, text, to, children }: CellProps) {
  const id = `today-${label.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <div className={CELL}>
      <dt id={id} className="label">
        {label}
      </dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0 gap-0.5">
          {to ? (
            <Link
              to={to}
              aria-describedby={id}
              className="figure flex items-center text-xl underline-offset-4 hover:underline max-lg:min-h-11"
            >
              {figure}
            </Link>
          ) : (
            <span className="figure text-xl">{figure}</span>
          )}
          <span className="text-[0.8125rem] leading-4 text-muted">{text}</span>
        </span>
        {children}
      </dd>
    </div>
  );
}

/** The waiting orders, low stock and today's sales, in ruled cells. */
export function TitleBlock({ figures }: { figures: Figures }) {
  const { currency, toShip, unpaid, lowStock, series } = figures;
  const today = series.at(-1);
  const soldOut = lowStock.filter(({ available }) => available === 0).length;
  return (
    <dl className="grid grid-cols-2 border-y border-line @4xl:grid-cols-4">
      <Cell
        label={words.toShip}
        figure={words.orders(toShip)}
        text={toShip === 0 ? words.nothingToShip : words.waiting}
      >
        {toShip > 0 && (
          <ButtonLink
            to={`${paths.manageOrders}?tab=to-ship`}
            size="small"
            className="px-3 whitespace-nowrap max-lg:min-h-11"
          >
            <Truck aria-hidden className="size-4.5" />
            {words.shipOrders}
          </ButtonLink>
        )}
      </Cell>
      <Cell
        label={words.unpaid}
        figure={words.orders(unpaid.orders)}
        text={formatMoney(unpaid.amount, currency)}
        to={`${paths.manageOrders}?tab=unpaid`}
      />
      <Cell
        label={words.lowStock}
        figure={words.lowProducts(lowStock.length, lowStock.length < MAX_LOW)}
        text={words.soldOutOf(soldOut)}
        to={`${paths.manageProducts}?stock=low`}
      />
      <Cell
        label={words.paidToday}
        figure={formatMoney(today?.revenue ?? 0, currency)}
        text={words.paidOrders(today?.orders ?? 0)}
      />
    </dl>
  );
}
