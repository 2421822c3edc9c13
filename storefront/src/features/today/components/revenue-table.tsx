import type { Figures } from '@harrow/contract';
import { longLabel } from '@/lib/figures/step-labels';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { SPANS, type Span } from '../lib/entries';

const words = messages.today;

const CELL = 'h-6 border-b border-line pl-3 first:pl-0 @max-3xl:h-8';
const NUMBER = 'text-right whitespace-nowrap tabular-nums';

/** The values of the chart, newest first, with their sum. */
export function RevenueTable({ figures, span }: { figures: Figures; span: Span }) {
  const { by } = SPANS[span];
  const { series, currency, orders, revenue } = figures;
  const rows = series.toReversed();
  return (
    <table className="w-full border-collapse text-[0.8125rem] leading-5">
      <caption className="sr-only">{words.captions[by]}</caption>
      <thead>
        <tr>
          <th scope="col" className="label h-7 border-b border-ink text-left">
            {words.columns[by]}
          </th>
          <th scope="col" className={`label h-7 border-b border-ink pl-3 ${NUMBER}`}>
            {words.orderCount}
          </th>
          <th scope="col" className={`label h-7 border-b border-ink pl-3 ${NUMBER}`}>
            {words.revenue}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry, place) => (
          <tr key={entry.from}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {longLabel[by](entry.from)}
              {place === 0 && <span className="text-muted"> {words.soFar}</span>}
            </th>
            <td className={`${CELL} ${NUMBER}`}>{formatNumber(entry.orders)}</td>
            <td className={`${CELL} ${NUMBER}`}>{formatMoney(entry.revenue, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className={`${CELL} text-left font-semibold`}>
            {words.spans[span]}
          </th>
          <td className={`${CELL} ${NUMBER}`}>{formatNumber(orders)}</td>
          <td className={`${CELL} ${NUMBER}`}>{formatMoney(revenue, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
