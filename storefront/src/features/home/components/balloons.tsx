import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { neighborOf, OnDrawing } from '@/components/ui/on-drawing';
import { useHydrated } from '@/components/ui/use-hydrated';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import type { FigurePart } from '../api/figure-parts';
import type { Figure, FigureLine } from '../lib/figure';

const home = messages.home;

/** A fingertip around the circle, which is smaller. */
const TARGET =
  'group/balloon pointer-events-auto grid size-11 place-items-center rounded-full outline-offset-0';

const CIRCLE =
  'grid size-8 place-items-center rounded-full border-2 border-ink bg-card leading-none font-semibold tabular-nums md:size-9 group-aria-pressed/balloon:size-9.5 group-aria-pressed/balloon:bg-ink group-aria-pressed/balloon:text-lg group-aria-pressed/balloon:text-paper group-aria-pressed/balloon:ring-2 group-aria-pressed/balloon:ring-ink group-aria-pressed/balloon:ring-offset-3 group-aria-pressed/balloon:ring-offset-panel md:group-aria-pressed/balloon:size-11 md:group-aria-pressed/balloon:text-xl forced-colors:group-aria-pressed/balloon:bg-[Highlight]';

/** A part of the figure that the shop sells, with its line and the number of its balloon. */
export interface NumberedPart {
  part: FigurePart;
  number: number;
  line: FigureLine;
}

interface BalloonsProps {
  figure: Figure;
  parts: readonly NumberedPart[];
  selected: NumberedPart | undefined;
  onSelect: (number: number) => void;
}

/**
 * The numbers of the parts in a figure. They select a part, which the title block shows; the arrow keys move
 * between them. Before scripts run they are links to the parts.
 */
export function Balloons({ figure, parts, selected, onSelect }: BalloonsProps) {
  const [left, top, width, height] = figure.box;
  return (
    <div role="group" aria-label={home.balloons}>
      <svg className="absolute inset-0 size-full overflow-visible">
        {parts.map(({ part, number, line }) => (
          <OnDrawing
            key={part.handle}
            x={(100 * (line.balloon[0] - left)) / width}
            y={(100 * (line.balloon[1] - top)) / height}
          >
            <Balloon
              part={part}
              number={number}
              isSelected={number === selected?.number}
              onSelect={() => onSelect(number)}
            />
          </OnDrawing>
        ))}
      </svg>
    </div>
  );
}

interface BalloonProps {
  part: FigurePart;
  number: number;
  isSelected: boolean;
  onSelect: () => void;
}

/** A link before scripts run, and then a button that stays pressed while its part is selected. */
function Balloon({ part: { handle, name }, number, isSelected, onSelect }: BalloonProps) {
  const isHydrated = useHydrated();
  const shared = {
    'aria-label': home.balloon(number, name),
    className: TARGET,
    children: <span className={CIRCLE}>{number}</span>,
  };
  if (!isHydrated) return <Link to={paths.product(handle)} {...shared} />;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onPointerEnter={onSelect}
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={moveFocus}
      {...shared}
    />
  );
}

/** Moves the focus to the next or the previous balloon of the group. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const next = neighborOf(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
