import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { followPointer } from '../lib/follow-pointer';
import { steppedBy, type Point } from '../lib/placing';

/** A press that moves less, in pixels, chooses and does not drag. */
const SLACK = 3;

/** Returns the place of a pointer on an element, in percent of its size. */
export function pointOn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

interface PlacingNumberProps {
  at: Point;
  label: string;
  /** Takes the focus when it becomes true. */
  isChosen: boolean;
  onChoose: () => void;
  onMove: (at: Point) => void;
  /** Handles the keys that do not move it; returns whether it knows one. */
  onKey: (key: string) => boolean;
  className: string;
  children?: ReactNode;
}

/** Something on a drawing that a pointer drags and the arrow keys move. */
export function PlacingNumber(props: PlacingNumberProps) {
  const { at, label, isChosen, onChoose, onMove, onKey, className, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const moved = steppedBy(event, at);
    if (moved) onMove(moved);
    else if (!onKey(event.key)) return;
    event.preventDefault();
  };
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onFocus={onChoose}
      onClick={onChoose}
      onKeyDown={press}
      onPointerDown={(event) => drag(event, at, onMove)}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      className={`absolute -translate-1/2 cursor-grab touch-none active:cursor-grabbing ${className}`}
    >
      {children}
    </button>
  );
}

/** Moves something with a pointer until it is released; it stays where it was held. */
function drag(
  { button, clientX, clientY, currentTarget, pointerId }: PointerEvent,
  from: Point,
  onMove: (at: Point) => void,
): void {
  const sheet = currentTarget.parentElement;
  if (button !== 0 || !sheet) return;
  const held = pointOn(sheet, { clientX, clientY });
  let isDragged = false;
  followPointer(pointerId, (event) => {
    isDragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
    if (!isDragged) return;
    const at = pointOn(sheet, event);
    onMove({ x: from.x + at.x - held.x, y: from.y + at.y - held.y });
  });
}
