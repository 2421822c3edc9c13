import type { MachineFigure } from '@harrow/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useChosenRow } from '../hooks/use-chosen-row';
import { rowsOf } from '../lib/figure-rows';
import { ABOVE_MACHINES, stepToMachine } from '../lib/machine-steps';
import { AddAll } from './add-all';
import { FigureDrawing } from './figure-drawing';
import { FigureHead } from './figure-head';
import { FigureList, LIST_ID } from './figure-list';
import { PrintedFigure } from './printed-figure';
import { SerialField } from './serial-field';
import { SheetHandle } from './sheet-handle-later';

const words = messages.partsBook;

interface FigureScreenProps {
  figure: MachineFigure;
  /** Says what is wrong with the serial number of the address. */
  notice?: ReactNode;
  /** Keeps the machine for the visitor. */
  keep?: ReactNode;
}

const rowOf = (key: string) =>
  document.getElementById(paths.itemFragment(key))?.querySelector<HTMLElement>('a, button');

const numberOf = (item: string) =>
  document.querySelector<HTMLElement>(`main [data-item="${CSS.escape(item)}"]`);

/** A figure of a parts book: the drawing and the list are one choice. */
export function FigureScreen({ figure, notice, keep }: FigureScreenProps) {
  const { machine, number, drawing } = figure;
  const serial = figure.serial?.printed;
  const rows = useMemo(() => rowsOf(figure.lines, formatMoney), [figure.lines]);
  const { chosen, choose, show } = useChosenRow(rows);
  const [near, point] = useState<string>();
  const chosenItem = rows.find(({ key }) => key === chosen)?.line.item;
  // the key of the first row of an item is the item
  const showItem = (item: string) => {
    if (rows.some(({ key }) => key === item)) show(item);
  };
  return (
    <article className="wrap pb-4">
      <Breadcrumb above={[...ABOVE_MACHINES, stepToMachine(machine, serial)]} current={number} />
      <FigureHead figure={figure} serial={serial} />
      {notice}
      <div
        className={
          drawing
            ? 'beside:grid beside:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] beside:items-start beside:gap-8 print:hidden'
            : 'print:hidden'
        }
      >
        {drawing && (
          <div data-pinned className="beside:sticky beside:top-4">
            <a
              href={`#${LIST_ID}`}
              className="sr-only focus:not-sr-only focus:inline-block focus:py-2 focus:font-semibold focus:underline"
            >
              {words.toList}
            </a>
            <FigureDrawing
              figure={figure}
              drawing={drawing}
              rows={rows}
              chosen={chosenItem}
              near={near}
              onChoose={showItem}
              onEnter={(item) => rowOf(item)?.focus()}
            />
          </div>
        )}
        <div className={drawing ? 'pt-4 beside:pt-0' : ''}>
          <FigureList
            figure={figure}
            rows={rows}
            chosen={chosen}
            onChoose={choose}
            onPoint={point}
            onLeave={(item) => numberOf(item)?.focus()}
            handle={drawing && <SheetHandle />}
          >
            {!notice && serial === undefined && dependsOnSerial(figure) && (
              <div className="pb-4">
                <SerialField
                  action={paths.figure(machine.handle, number)}
                  button={words.check}
                  hint={words.addSerialFirst}
                  isSmall
                />
              </div>
            )}
          </FigureList>
          <AddAll rows={rows} />
          {keep}
        </div>
      </div>
      <PrintedFigure figure={figure} rows={rows} />
    </article>
  );
}

/** Whether a serial number tells more of what fits. */
const dependsOnSerial = ({ lines }: MachineFigure): boolean =>
  lines.some(({ applies, serials }) => applies === null && serials !== null);
