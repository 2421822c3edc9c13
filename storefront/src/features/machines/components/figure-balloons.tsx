import type { KeyboardEvent } from 'react';
import { neighborOf, OnDrawing } from '@/components/ui/on-drawing';
import { useHydrated } from '@/components/ui/use-hydrated';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { isDashed, type NumberedRow } from '../lib/figure-rows';

const words = messages.partsBook;

/** No larger than its circle, so that it does not stick out of the drawing; `usePress` takes presses beside it. */
const TARGET =
  'group/balloon pointer-events-auto grid size-6.5 place-items-center rounded-full outline-offset-0 md:size-8';

const CIRCLE =
  'grid size-6.5 place-items-center rounded-full border-2 leading-none font-semibold tabular-nums text-[0.8125rem] md:size-8 md:text-[0.9375rem] group-hover/balloon:outline-2 group-hover/balloon:outline-offset-2 group-hover/balloon:outline-ink group-aria-pressed/balloon:size-8.5 group-aria-pressed/balloon:border-solid group-aria-pressed/balloon:border-ink group-aria-pressed/balloon:bg-ink group-aria-pressed/balloon:text-base group-aria-pressed/balloon:text-paper group-aria-pressed/balloon:ring-2 group-aria-pressed/balloon:ring-ink group-aria-pressed/balloon:ring-offset-4 group-aria-pressed/balloon:ring-offset-paper md:group-aria-pressed/balloon:size-10 md:group-aria-pressed/balloon:text-lg forced-colors:group-aria-pressed/balloon:bg-[Highlight]';

const SOLID = 'border-ink bg-card text-ink';
/** Nothing of the item is sold for the machine in this figure. */
const DASHED = 'border-dashed border-edge bg-card text-muted';

interface BalloonsProps {
  numbered: readonly NumberedRow[];
  /** The chosen item. */
  chosen: string | undefined;
  /** The item that is pointed at in the list. */
  near: string | undefined;
  /** Chooses an item by the keyboard. */
  onChoose: (item: string) => void;
  /** Moves the focus to the row of an item. */
  onEnter: (item: string) => void;
}

/**
 * The numbers of the parts in a drawing: one stop for Tab, with the arrow keys between them. Before scripts run
 * they are links to the rows of the list.
 */
export function Balloons({ numbered, chosen, near, onChoose, onEnter }: BalloonsProps) {
  const first = numbered.find(({ callout }) => callout.item === chosen) ?? numbered[0];
  return (
    <div role="group" aria-label={words.balloons}>
      <svg className="pointer-events-none absolute inset-0 size-full overflow-visible">
        {numbered.map(({ callout }, index) => (
          <Leader key={index} callout={callout} />
        ))}
        {numbered.map((each, index) => (
          <OnDrawing key={index} x={each.callout.x} y={each.callout.y}>
            <div className="grid size-11 place-items-center">
              <Balloon
                numbered={each}
                isChosen={each.callout.item === chosen}
                isNear={each.callout.item === near}
                isStop={each === first}
                onChoose={onChoose}
                onEnter={onEnter}
              />
            </div>
          </OnDrawing>
        ))}
      </svg>
    </div>
  );
}

/** The line from a number to the tip on its part; nothing without a tip. */
function Leader({ callout: { item, x, y, tipX, tipY } }: Pick<NumberedRow, 'callout'>) {
  if (tipX === null || tipY === null) return null;
  const ends = { x1: `${x}%`, y1: `${y}%`, x2: `${tipX}%`, y2: `${tipY}%` };
  return (
    <g className="stroke-ink">
      <line {...ends} className="stroke-paper stroke-[5]" />
      <line {...ends} className="stroke-[1.5]" />
      <circle data-tip={item} cx={ends.x2} cy={ends.y2} r="3" className="fill-ink" />
    </g>
  );
}

interface BalloonProps extends Pick<BalloonsProps, 'onChoose' | 'onEnter'> {
  numbered: NumberedRow;
  isChosen: boolean;
  isNear: boolean;
  /** Whether Tab leads here. */
  isStop: boolean;
}

function Balloon({ numbered, isChosen, isNear, isStop, onChoose, onEnter }: BalloonProps) {
  const { callout, row } = numbered;
  const { item } = callout;
  const isHydrated = useHydrated();
  const look = isDashed(row) ? DASHED : SOLID;
  const shared = {
    'aria-label': words.balloon(item, row?.line.name ?? ''),
    className: TARGET,
  };
  const circle = (
    <span className={`${CIRCLE} ${look} ${isNear ? 'outline-2 outline-offset-2 outline-ink' : ''}`}>
      {item}
    </span>
  );
  if (!isHydrated) {
    return (
      <a href={`#${paths.itemFragment(item)}`} {...shared}>
        {circle}
      </a>
    );
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(item);
      return;
    }
    const next = neighborOf(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.dataset.item !== undefined) onChoose(next.dataset.item);
  };
  return (
    <button
      type="button"
      data-item={item}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={({ detail }) => {
        if (detail === 0) onChoose(item); // the drawing finds the nearest to other presses
      }}
      onKeyDown={pressKey}
      {...shared}
    >
      {circle}
    </button>
  );
}
