import type { MachineFigure } from '@harrow/contract';
import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatLocalDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import type { FigureRow } from '../lib/figure-rows';
import { printedLine } from '../lib/printed-line';

// a print without it names the address
const QrCode = loadable(() =>
  import('@/components/ui/qr-code').catch(() => ({ default: () => null })),
);

const words = messages.partsBook.printed;

interface PrintedFigureProps {
  figure: MachineFigure;
  rows: readonly FigureRow[];
}

/** A figure as it is printed: a form to order by, without prices. */
export function PrintedFigure({ figure, rows }: PrintedFigureProps) {
  const { machine, serial, drawing } = figure;
  return (
    <div className="hidden print:block">
      <p className="flex justify-between gap-4 border-b-2 border-ink pb-1">
        <UserText className="font-semibold">{machine.name}</UserText>
        {serial && <span>{words.serial(serial.printed)}</span>}
      </p>
      {drawing && (
        <div className="relative mx-auto max-w-[155mm]">
          <img
            src={drawing.url}
            width={drawing.width}
            height={drawing.height}
            alt=""
            className="h-auto w-full max-w-none! grayscale"
          />
          <Numbers figure={figure} />
        </div>
      )}
      <table className="w-full border-collapse text-left tabular-nums">
        <thead className="border-b border-ink">
          <tr>
            <th className="pr-3 text-right">{words.item}</th>
            <th>{words.part}</th>
            <th>{words.name}</th>
            <th className="pr-3 text-right">{words.quantity}</th>
            <th>{words.remark}</th>
            <th className="text-right">{words.ordered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      <Foot figure={figure} />
    </div>
  );
}

/** The numbers in the drawing, which are buttons on the screen. */
const Numbers = ({ figure: { callouts } }: Pick<PrintedFigureProps, 'figure'>) => (
  <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
    {callouts.map(({ item, x, y }, index) => (
      <g key={index}>
        <circle cx={`${x}%`} cy={`${y}%`} r="13" fill="#fff" stroke="#000" strokeWidth="1.5" />
        <text
          x={`${x}%`}
          y={`${y}%`}
          textAnchor="middle"
          dominantBaseline="central"
          className="text-[12px] font-semibold"
        >
          {item}
        </text>
      </g>
    ))}
  </svg>
);

const CELL = 'border-b border-line py-1 pr-3 align-top';

/** Several parts in a cell, each in its own line. */
const stacked = (values: readonly ReactNode[]) =>
  values.map((value, index) => (
    <span key={index} className="block">
      {value}
    </span>
  ));

function Line({ row }: { row: FigureRow }) {
  const { parts, remark, isOrdered } = printedLine(row);
  return (
    <tr className={row.case.kind === 'not-fit' ? 'text-muted' : ''}>
      <td className={`${CELL} text-right`}>{row.line.item}</td>
      <td className={CELL}>{stacked(parts.map(({ part }) => part))}</td>
      <td className={CELL}>
        {stacked(parts.map(({ name }) => <UserText key={name}>{name}</UserText>))}
      </td>
      <td className={`${CELL} text-right`}>
        {stacked(parts.map(({ quantity }) => (quantity === null ? '' : formatNumber(quantity))))}
      </td>
      <td className={CELL}>{remark}</td>
      <td className="border-b border-line py-1">
        {isOrdered && <span className="ml-auto block h-4 w-12 border border-ink" />}
      </td>
    </tr>
  );
}

/** Says of what and when it is a print; the server knows neither the day nor the address. */
function Foot({ figure: { book, machine, number, serial } }: Pick<PrintedFigureProps, 'figure'>) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const path = BASE + paths.forSerial(paths.figure(machine.handle, number), serial?.printed);
  const title = messages.partsBook.revision(book.code, book.revision);
  return (
    <div className="flex break-inside-avoid items-end justify-between gap-6 pt-3">
      <p>
        <span className="block">
          {words.foot(title, formatLocalDate(new Date().toISOString()))}
        </span>
        <span className="block">{window.location.host + path}</span>
      </p>
      <div className="w-[22mm]">
        <Suspense>
          <QrCode address={window.location.origin + path} label={words.code} />
        </Suspense>
      </div>
    </div>
  );
}
