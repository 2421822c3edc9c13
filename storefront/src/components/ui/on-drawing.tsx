import type { KeyboardEvent, ReactNode } from 'react';

interface OnDrawingProps {
  /** The place of its center, in percent of the drawing. */
  x: number;
  y: number;
  children: ReactNode;
}

/**
 * Places something the size of a fingertip on a drawing, within an `svg` that covers it: by SVG, because the content
 * security policy forbids style attributes in the page.
 */
export const OnDrawing = ({ x, y, children }: OnDrawingProps) => (
  <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
    <foreignObject
      x="-1.375rem"
      y="-1.375rem"
      width="2.75rem"
      height="2.75rem"
      className="overflow-visible"
    >
      {children}
    </foreignObject>
  </svg>
);

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Returns the button of the group that an arrow key leads to, and from the last one to the first. */
export function neighborOf({
  key,
  currentTarget,
}: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const group = currentTarget.closest('[role=group]');
  const all = Array.from(group?.querySelectorAll('button') ?? []);
  const place = all.findIndex((button) => button === currentTarget);
  return all.at((place + step) % all.length);
}
