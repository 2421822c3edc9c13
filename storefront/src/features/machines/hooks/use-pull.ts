import { useRef, type PointerEvent, type RefObject } from 'react';
import { nearestPlace, type SheetPlace } from '../lib/sheet-places';

/** Pixels that a finger may move in a press. */
const PRESS = 6;
/** The height of the drawing at the middle place, as a part of the width of the window. */
const MIDDLE = 0.75;

interface Pull {
  /** Whether the press that just ended has pulled. */
  wasPulled: () => boolean;
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >;
}

/** Lets the list of a figure follow a finger on its handle; it settles at the nearest place. */
export function usePull(handle: RefObject<HTMLElement>, settle: (place: SheetPlace) => void): Pull {
  const pulled = useRef<{ from: number; height: number }>();
  const wasPulled = useRef(false);
  const figure = () => handle.current?.closest('article');
  const move = (event: PointerEvent) => {
    const start = pulled.current;
    if (!start) return;
    const by = event.clientY - start.from;
    if (Math.abs(by) > PRESS) wasPulled.current = true;
    if (!wasPulled.current) return;
    const highest = window.innerHeight - (handle.current?.offsetHeight ?? 0);
    const height = Math.min(highest, Math.max(0, start.height + by));
    pull(figure(), height);
  };
  const end = ({ clientY }: PointerEvent) => {
    const start = pulled.current;
    pulled.current = undefined;
    pull(figure(), undefined);
    if (!start || !wasPulled.current) return;
    const { innerWidth, innerHeight } = window;
    const tops = { up: 0, middle: innerWidth * MIDDLE, down: innerHeight };
    settle(nearestPlace(start.height + clientY - start.from, tops));
  };
  return {
    wasPulled: () => wasPulled.current,
    handlers: {
      onPointerDown: (event) => {
        wasPulled.current = false;
        const drawing = figure()?.querySelector('[data-pinned] [data-pane]');
        if (!drawing) return;
        pulled.current = { from: event.clientY, height: drawing.clientHeight };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** Gives the drawing a height while it is pulled; undefined afterwards. */
function pull(figure: HTMLElement | null | undefined, height: number | undefined): void {
  if (!figure) return;
  if (height === undefined) {
    delete figure.dataset.pulled;
    figure.style.removeProperty('--pin');
  } else {
    figure.dataset.pulled = '';
    figure.style.setProperty('--pin', `${height}px`);
  }
}
