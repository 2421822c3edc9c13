import { messages } from '@/messages';
import type { Figure, FigureLine, Point } from '../lib/figure';
import { Balloons, type NumberedPart } from './balloons';

/** In lowercase, because React 18 warns about `fetchPriority` and does not set it. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

const path = ([x, y]: Point, [toX, toY]: Point) => `M${x} ${y}L${toX} ${toY}`;

interface StageProps {
  figure: Figure;
  parts: readonly NumberedPart[];
  selected: NumberedPart | undefined;
  onSelect: (number: number) => void;
}

/** The drawing of the machine, with lines to its parts and their balloons. */
export function Stage({ figure, parts, selected, onSelect }: StageProps) {
  const [left, top, width, height] = figure.box;
  const ring = selected?.line.ring;
  return (
    <div className="pointer-events-none relative mx-auto w-(--stage) md:absolute md:right-0 md:bottom-0 one-row:right-2">
      <img
        src={figure.picture}
        alt={messages.home.drawing}
        width={width}
        height={height}
        {...HIGH_PRIORITY}
        className="h-auto w-full"
      />
      <svg
        aria-hidden
        viewBox={`${left} ${top} ${width} ${height}`}
        fill="none"
        className="absolute inset-0 size-full overflow-visible stroke-ink"
      >
        {ring && (
          <>
            <circle cx={ring.center[0]} cy={ring.center[1]} r={ring.radius} strokeWidth={12.5} />
            <circle
              cx={ring.center[0]}
              cy={ring.center[1]}
              r={ring.radius}
              strokeWidth={8}
              className="stroke-wheat"
            />
          </>
        )}
        {parts.map(({ number, line }) => (
          <Leader key={number} {...line} />
        ))}
      </svg>
      {parts.length > 0 && (
        <Balloons figure={figure} parts={parts} selected={selected} onSelect={onSelect} />
      )}
    </div>
  );
}

/** A line from a balloon to its part, on a wider one in the color of the sheet. */
function Leader({ balloon, tip }: FigureLine) {
  return (
    <>
      <path d={path(balloon, tip)} strokeWidth={5} className="stroke-panel" />
      <path d={path(balloon, tip)} pathLength={1} strokeWidth={1.75} className="drawn-line" />
      <circle cx={tip[0]} cy={tip[1]} r={5} strokeWidth={2} className="fill-ink stroke-panel" />
    </>
  );
}
