import type { Figures } from '@harrow/contract';
import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { formatShare } from '../lib/percent';
import { ChangeMark } from './change-mark';

const words = messages.figures;

const CELL =
  'grid content-start gap-0.5 border-line px-3 py-2.5 @max-4xl:nth-[n+3]:border-t even:border-l ' +
  '@max-4xl:odd:pl-0 @4xl:first:pl-0 @4xl:not-first:border-l @4xl:px-4';

/** The sums of the span, each beside the one that it is compared with. */
export function Sums({ figures }: { figures: Figures }) {
  const { currency, comparison } = figures;
  const money = (amount: number) => formatMoney(amount, currency);
  const sums = [
    { label: words.revenue, of: 'revenue', format: money },
    { label: words.orders, of: 'orders', format: formatNumber },
    { label: words.averageOrder, of: 'averageOrder', format: money },
  ] as const;
  return (
    <dl className="grid grid-cols-2 border-y border-line @4xl:grid-cols-4">
      {sums.map(({ label, of, format }) => (
        <Cell key={of} label={label} figure={format(figures[of])}>
          {comparison && (
            <>
              <ChangeMark now={figures[of]} before={comparison[of]} digits={1} />{' '}
              {words.fromValue(format(comparison[of]))}
            </>
          )}
        </Cell>
      ))}
      <Cell label={words.refunded} figure={money(figures.refunded)}>
        {words.ofPaid(refundedShare(figures))}
        {comparison && `, ${words.shareBefore(refundedShare(comparison))}`}
      </Cell>
    </dl>
  );
}

interface CellProps {
  label: string;
  figure: string;
  children: ReactNode;
}

const Cell = ({ label, figure, children }: CellProps) => (
  <div className={CELL}>
    <dt className="label">{label}</dt>
    <dd className="figure text-xl wrap-anywhere">{figure}</dd>
    <dd className="text-[0.8125rem] leading-5 text-muted">{children}</dd>
  </div>
);

function refundedShare({ revenue, refunded }: Pick<Figures, 'revenue' | 'refunded'>): string {
  const paid = revenue + refunded;
  return formatShare(paid > 0 ? refunded / paid : 0, 1);
}
