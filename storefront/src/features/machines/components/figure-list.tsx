import type { MachineFigure } from '@harrow/contract';
import type { ReactNode } from 'react';
import { keptAt, useIsOld } from '@/lib/kept-page';
import * as paths from '@/config/paths';
import { formatLocalDate } from '@/lib/format/date';
import { messages } from '@/messages';
import { itemCount, type FigureRow } from '../lib/figure-rows';
import { FigureLine } from './figure-line';

const words = messages.partsBook;

interface FigureListProps {
  figure: MachineFigure;
  rows: readonly FigureRow[];
  /** The key of the chosen row. */
  chosen: string | undefined;
  /** Chooses a row, or none. */
  onChoose: (key: string | undefined) => void;
  /** Called with the item that is pointed at, and without one afterwards. */
  onPoint: (item: string | undefined) => void;
  /** Moves the focus to the number of an item in the drawing. */
  onLeave: (item: string) => void;
  /** Moves the list over the drawing; null without one. */
  handle: ReactNode;
  /** The content above the lines. */
  children?: ReactNode;
}

/** The list of a figure, which does everything that the drawing does. */
export function FigureList(props: FigureListProps) {
  const { figure, rows, chosen, onChoose, onPoint, onLeave, handle, children } = props;
  const { serial, machine } = figure;
  const isOld = useIsOld();
  return (
    <>
      <div data-sheet-head={handle && ''}>
        {handle}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
          <h2 id={LIST_ID} tabIndex={-1} className="label scroll-mt-4">
            {words.parts(itemCount(figure.lines))}
          </h2>
          {serial && <span className="label">{words.forSerial(serial.printed)}</span>}
        </div>
      </div>
      {children}
      <p role="status" className="pb-2 text-[0.9375rem] font-semibold empty:hidden">
        {isOld && oldWords()}
      </p>
      <ul aria-labelledby={LIST_ID} className="border-t-2 border-ink">
        {rows.map((row) => (
          <li
            key={row.key}
            id={paths.itemFragment(row.key)}
            data-chosen={row.key === chosen ? '' : undefined}
            onPointerEnter={() => onPoint(row.line.item)}
            onPointerLeave={() => onPoint(undefined)}
            className="scroll-mt-4 border-b border-line data-chosen:-mx-4 data-chosen:rounded-card data-chosen:border-transparent data-chosen:bg-panel data-chosen:px-4 max-md:data-chosen:rounded-none"
          >
            <FigureLine
              row={row}
              machine={machine}
              serial={serial?.printed}
              isChosen={row.key === chosen}
              onChoose={onChoose}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says why there are no prices, and from when the list is if it was kept. */
function oldWords(): string {
  const at = keptAt();
  return at === undefined ? words.offline : words.keptOn(formatLocalDate(at));
}

/** The id of the heading of the list. */
export const LIST_ID = 'parts';
