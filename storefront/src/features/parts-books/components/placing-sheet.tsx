import { useEffect, useRef, useState, type RefObject } from 'react';
import { messages } from '@/messages';
import type { Drawing } from '../hooks/use-figure-edit';
import type { End, Placed, Placing, PlacingAction, Point } from '../lib/placing';
import { PlacingNumber, pointOn } from './placing-number';

const words = messages.bookFigures;

const CIRCLE =
  'grid size-8 place-items-center rounded-full border-2 text-[0.9375rem] leading-none font-semibold tabular-nums';
export const NUMBER = `${CIRCLE} border-ink bg-card text-ink`;
/** The number that is placed next. */
export const NEXT_NUMBER = `${CIRCLE} border-on-wheat bg-wheat text-on-wheat`;
const HELD =
  'aria-pressed:ring-2 aria-pressed:ring-ink aria-pressed:ring-offset-3 aria-pressed:ring-offset-paper';

export const shown = (percent: number): string => percent.toFixed(1);

interface PlacingSheetProps {
  title: string;
  drawing: Drawing;
  placing: Placing;
  act: (action: PlacingAction) => void;
}

/** The drawing of a figure: a press places the next number, and those that are placed can be moved. */
export function PlacingSheet({ title, drawing, placing, act }: PlacingSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      if (element) act({ type: 'press', at: pointOn(element, event) });
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [act]);
  const { placed, chosen, isTip } = placing;
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={words.onDrawing}
      tabIndex={-1}
      className="relative cursor-crosshair bg-ground-sand outline-offset-2"
    >
      <img
        src={drawing.url}
        width={drawing.width}
        height={drawing.height}
        alt={isMissing ? words.drawingFailed : words.drawing(title)}
        draggable={false}
        onError={() => setMissing(true)}
        className="h-auto w-full select-none"
      />
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
        {placed.map((each) => (
          <Leader key={each.id} placed={each} />
        ))}
      </svg>
      {placed.map((each) => (
        <PlacedNumber
          key={each.id}
          placed={each}
          chosen={each.id === chosen?.id ? chosen.end : undefined}
          act={act}
          onRemoved={() => sheet.current?.focus()}
        />
      ))}
      <Crosshair sheet={sheet} next={isTip ? null : placing.next} />
    </div>
  );
}

/** The line from a number to its tip. */
function Leader({ placed: { x, y, tipX, tipY } }: { placed: Placed }) {
  if (tipX === null || tipY === null) return null;
  const ends = { x1: `${x}%`, y1: `${y}%`, x2: `${tipX}%`, y2: `${tipY}%` };
  return (
    <>
      <line {...ends} className="stroke-paper stroke-[5]" />
      <line {...ends} className="stroke-ink stroke-[1.5]" />
    </>
  );
}

interface PlacedNumberProps {
  placed: Placed;
  /** The part of it that is chosen: the number, or its tip. */
  chosen: End | undefined;
  act: (action: PlacingAction) => void;
  onRemoved: () => void;
}

function PlacedNumber({ placed, chosen, act, onRemoved }: PlacedNumberProps) {
  const { id, item, x, y, tipX, tipY } = placed;
  const choose = (end: End) => {
    if (chosen !== end) act({ type: 'choose', id, end });
  };
  const press = (key: string): boolean => {
    const action = KEYS[key.toLowerCase()];
    if (action === undefined) return false;
    act({ type: action, id });
    if (action === 'remove') onRemoved();
    return true;
  };
  return (
    <>
      <PlacingNumber
        at={{ x, y }}
        label={words.at(item, shown(x), shown(y))}
        isChosen={chosen === 'number'}
        onChoose={() => choose('number')}
        onMove={(at) => act({ type: 'move', id, at })}
        onKey={press}
        className={`${NUMBER} ${HELD}`}
      >
        {item}
      </PlacingNumber>
      {tipX !== null && tipY !== null && (
        <PlacingNumber
          at={{ x: tipX, y: tipY }}
          label={words.tipOf(item, shown(tipX), shown(tipY))}
          isChosen={chosen === 'tip'}
          onChoose={() => choose('tip')}
          onMove={(at) => act({ type: 'moveTip', id, at })}
          onKey={(key) => {
            if (KEYS[key.toLowerCase()] !== 'remove') return false;
            act({ type: 'removeTip', id });
            onRemoved();
            return true;
          }}
          className="group/tip grid size-6 place-items-center rounded-full"
        >
          <span className="size-2 rounded-full bg-ink group-aria-pressed/tip:ring-2 group-aria-pressed/tip:ring-ink group-aria-pressed/tip:ring-offset-2 forced-colors:bg-[CanvasText]" />
        </PlacingNumber>
      )}
    </>
  );
}

const KEYS: Readonly<Record<string, 'double' | 'addTip' | 'remove'>> = {
  d: 'double',
  t: 'addTip',
  delete: 'remove',
  backspace: 'remove',
};

interface CrosshairProps {
  sheet: RefObject<HTMLElement | null>;
  next: string | null;
}

/** Lines through the mouse with its place, and the number that a press places there. */
function Crosshair({ sheet, next }: CrosshairProps) {
  const [at, setAt] = useState<Point | null>(null);
  useEffect(() => {
    const element = sheet.current;
    const follow = (event: PointerEvent) => {
      const isOnNumber = event.target instanceof Element && event.target.closest('button') !== null;
      const isMouse = event.pointerType === 'mouse' && !isOnNumber;
      setAt(element && isMouse ? pointOn(element, event) : null);
    };
    const leave = () => setAt(null);
    element?.addEventListener('pointermove', follow);
    element?.addEventListener('pointerleave', leave);
    return () => {
      element?.removeEventListener('pointermove', follow);
      element?.removeEventListener('pointerleave', leave);
    };
  }, [sheet]);
  if (!at) return null;
  const [left, top] = [`${at.x}%`, `${at.y}%`];
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      <span className="absolute inset-y-0 border-l border-ink/60" style={{ left }} />
      <span className="absolute inset-x-0 border-t border-ink/60" style={{ top }} />
      {next !== null && (
        <span className={`absolute -translate-1/2 opacity-90 ${NEXT_NUMBER}`} style={{ left, top }}>
          {next}
        </span>
      )}
      <span
        className={`figure absolute rounded-control bg-ink px-2 py-1 text-sm whitespace-nowrap text-paper ${at.x > 70 ? '-translate-x-[calc(100%+1.5rem)]' : 'translate-x-6'} ${at.y > 85 ? '-translate-y-10' : 'translate-y-2'}`}
        style={{ left, top }}
      >
        {shown(at.x)} · {shown(at.y)}
      </span>
    </div>
  );
}
