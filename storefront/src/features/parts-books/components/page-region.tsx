import type { Callout } from '@harrow/contract';
import { useEffect, useRef, type PointerEvent } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import type { Manual } from '../api/pdf-file';
import { whileShown } from '../hooks/use-manual';
import { followPointer } from '../lib/follow-pointer';
import { within, type Point } from '../lib/placing';
import type { Page, Region } from '../lib/manual/found-callouts';
import { PercentField } from './percent-field';
import { pointOn } from './placing-number';

const words = messages.partsManual;

/** The width in which a page is drawn, in pixels of the canvas. */
const WIDTH = 1200;

/** A part of a page that is smaller, in percent, is a press and not a part. */
const MIN_PART = 3;

type Sides = Record<keyof typeof words.sides, number>;

interface PageRegionProps {
  manual: Manual;
  page: Page;
  region: Region;
  onChange: (region: Region) => void;
  /** The numbers that were found, in percent of the part. */
  callouts: readonly Callout[];
}

/** A page with the part of it that is the drawing: by dragging a rectangle, or by four fields. */
export function PageRegion({ manual, page, region, onChange, callouts }: PageRegionProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    return whileShown(page.number, manual.draw(page.number, canvas.current, WIDTH));
  }, [manual, page.number]);
  const sides = sidesOf(region, page);
  const change = (next: Sides) => {
    const part = regionOf(next, page);
    if (part) onChange(part);
  };
  const isWhole = region.width === page.width && region.height === page.height;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{words.pageHint}</p>
      <div
        className="relative touch-none overflow-hidden border border-line select-none"
        onPointerDown={(event) => dragPart(event, change)}
      >
        <canvas
          ref={canvas}
          width={WIDTH}
          height={Math.round((WIDTH * page.height) / page.width)}
          className="block h-auto w-full cursor-crosshair bg-card"
        >
          {words.page(page.number)}
        </canvas>
        <div
          aria-hidden
          className="pointer-events-none absolute outline-[3px] outline-red"
          style={{
            left: `${sides.left}%`,
            top: `${sides.top}%`,
            width: `${sides.right - sides.left}%`,
            height: `${sides.bottom - sides.top}%`,
          }}
        >
          {callouts.map(({ item, x, y }, index) => (
            <span
              key={index}
              data-found={item}
              className="absolute size-7 -translate-1/2 rounded-full border-[3px] border-red"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
        </div>
      </div>
      <fieldset className="flex flex-wrap items-end gap-3">
        <legend className="sr-only">{words.region}</legend>
        {(['left', 'top', 'right', 'bottom'] as const).map((side) => (
          <label key={side} className="grid gap-1 text-sm">
            {words.sides[side]}
            <PercentField
              value={sides[side]}
              onChange={(value) => change({ ...sides, [side]: value })}
            />
          </label>
        ))}
        {!isWhole && (
          <Button variant="tool" size="row" onClick={() => change(WHOLE)}>
            {words.wholePage}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

const WHOLE: Sides = { left: 0, top: 0, right: 100, bottom: 100 };

const sidesOf = ({ x, y, width, height }: Region, page: Page): Sides => ({
  left: within((x / page.width) * 100),
  top: within((y / page.height) * 100),
  right: within(((x + width) / page.width) * 100),
  bottom: within(((y + height) / page.height) * 100),
});

/** Returns the part of a page between its sides; null if that is no part. */
function regionOf({ left, top, right, bottom }: Sides, page: Page): Region | null {
  if (right - left < MIN_PART || bottom - top < MIN_PART) return null;
  return {
    x: (left / 100) * page.width,
    y: (top / 100) * page.height,
    width: ((right - left) / 100) * page.width,
    height: ((bottom - top) / 100) * page.height,
  };
}

/** Follows a pointer from one corner of the part to the other. */
function dragPart(
  { button, currentTarget, clientX, clientY, pointerId }: PointerEvent,
  onChange: (sides: Sides) => void,
): void {
  if (button !== 0) return;
  const from = pointOn(currentTarget, { clientX, clientY });
  const sidesTo = (to: Point): Sides => ({
    left: within(Math.min(from.x, to.x)),
    right: within(Math.max(from.x, to.x)),
    top: within(Math.min(from.y, to.y)),
    bottom: within(Math.max(from.y, to.y)),
  });
  followPointer(pointerId, (event) => onChange(sidesTo(pointOn(currentTarget, event))));
}
