import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { ShownFigures } from '../api/figures';
import { dayName, entryName } from '../lib/day-names';
import { today } from '../lib/figures-address';
import { ChangeMark } from './change-mark';
import { HEAD, NUMBER, SECOND_LINE } from './table-classes';

const words = messages.figures;

const CELL = 'h-8 border-b border-line py-1 pl-3 first:pl-0';

/** The values of the chart, newest first, with their sum. A phone has room for the amounts of both spans. */
export function SeriesTable({ figures, by }: ShownFigures) {
  const { series, comparison, currency, to } = figures;
  const now = today();
  const rows = series
    .map((entry, index) => ({
      ...entry,
      former: comparison?.series[index],
      isRunning: index === series.length - 1 && to === now,
    }))
    .toReversed();
  return (
    <table className="mt-2 w-full border-collapse text-[0.8125rem] leading-5">
      <caption className="sr-only">{words.captions[by]}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            {words.columns[by]}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER} max-sm:hidden`}>
            {words.paidOrders}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {words.revenue}
          </th>
          {comparison && <ComparedHeads />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, orders, revenue, former, isRunning }) => (
          <tr key={from}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {entryName(from, by, now)}
              {isRunning && <span className="text-muted"> {words.soFar}</span>}
            </th>
            <td className={`${CELL} ${NUMBER} max-sm:hidden`}>{formatNumber(orders)}</td>
            <td className={`${CELL} ${NUMBER}`}>{formatMoney(revenue, currency)}</td>
            {former && (
              <ComparedCells revenue={revenue} before={former.revenue} currency={currency}>
                {dayName(former.from, now)}
              </ComparedCells>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className={`${CELL} text-left`}>
            {words.all}
          </th>
          <td className={`${CELL} ${NUMBER} max-sm:hidden`}>{formatNumber(figures.orders)}</td>
          <td className={`${CELL} ${NUMBER}`}>{formatMoney(figures.revenue, currency)}</td>
          {comparison && (
            <ComparedCells
              revenue={figures.revenue}
              before={comparison.revenue}
              currency={currency}
            />
          )}
        </tr>
      </tfoot>
    </table>
  );
}

const ComparedHeads = () => (
  <>
    <th scope="col" className={`${HEAD} ${NUMBER}`}>
      {words.before}
    </th>
    <th scope="col" className={`${HEAD} ${NUMBER} max-sm:hidden`}>
      {words.change}
    </th>
  </>
);

interface ComparedCellsProps {
  revenue: number;
  before: number;
  currency: string;
  /** The day with which the other entry begins. */
  children?: string;
}

const ComparedCells = ({ revenue, before, currency, children }: ComparedCellsProps) => (
  <>
    <td className={`${CELL} ${NUMBER}`}>
      {formatMoney(before, currency)}
      {children && <span className={SECOND_LINE}>{children}</span>}
    </td>
    <td className={`${CELL} ${NUMBER} max-sm:hidden`}>
      <ChangeMark now={revenue} before={before} />
    </td>
  </>
);
