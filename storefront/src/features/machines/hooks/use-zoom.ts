import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { clampZoom, MIN_ZOOM, scrolledAfter, ZOOM_STEP } from '../lib/zoom';

/** A place in the window of a drawing, in pixels from its corner. */
interface Point {
  x: number;
  y: number;
}

export interface Zoom {
  /** The window onto the drawing. */
  pane: RefObject<HTMLDivElement>;
  /** The size of the drawing as a multiple of its window. */
  zoom: number;
  /** Zooms about a place, by default the middle of the window. */
  zoomTo: (zoom: number, about?: Point) => void;
}

/** The window onto a drawing, which may be enlarged: by buttons and keys, two fingers, and the wheel with Ctrl. */
export function useZoom(): Zoom {
  const pane = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(MIN_ZOOM);
  const current = useRef(zoom);
  const zoomTo = useCallback((wanted: number, about?: Point) => {
    const element = pane.current;
    const next = clampZoom(wanted);
    if (!element || next === current.current) return;
    const { x, y } = about ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const factor = next / current.current;
    const left = scrolledAfter(element.scrollLeft, x, factor);
    const top = scrolledAfter(element.scrollTop, y, factor);
    current.current = next;
    flushSync(() => setZoom(next)); // so that it is large enough to scroll
    element.scrollLeft = left;
    element.scrollTop = top;
  }, []);
  useEffect(() => {
    const element = pane.current;
    return element ? followGestures(element, () => current.current, zoomTo) : undefined;
  }, [zoomTo]);
  return { pane, zoom, zoomTo };
}

/** Zooms by the keys +, − and 0 while the focus is in an element. */
export function useZoomKeys(
  frame: RefObject<HTMLElement>,
  { zoom, zoomTo }: Omit<Zoom, 'pane'>,
): void {
  useEffect(() => {
    const element = frame.current;
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === '+' || key === '=') zoomTo(zoom * ZOOM_STEP);
      if (key === '-') zoomTo(zoom / ZOOM_STEP);
      if (key === '0') zoomTo(MIN_ZOOM);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [frame, zoom, zoomTo]);
}

const between = (one: Touch, other: Touch): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Follows fingers, the wheel and double presses. Returns a function that ends this. */
function followGestures(
  element: HTMLElement,
  zoom: () => number,
  zoomTo: Zoom['zoomTo'],
): () => void {
  let pinch: { distance: number; zoom: number } | undefined;
  const placeOf = (x: number, y: number): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const touch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      pinch = undefined;
      return;
    }
    event.preventDefault(); // the browser would enlarge the page
    const distance = between(one, other);
    pinch ??= { distance, zoom: zoom() };
    const middle = placeOf((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    if (pinch.distance > 0) zoomTo((pinch.zoom * distance) / pinch.distance, middle);
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { clientX, clientY, deltaY } = event;
    zoomTo(zoom() * Math.exp(-deltaY / 300), placeOf(clientX, clientY));
  };
  const press = ({ clientX, clientY, target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button')) return;
    zoomTo(zoom() > MIN_ZOOM ? MIN_ZOOM : ZOOM_STEP ** 2, placeOf(clientX, clientY));
  };
  const options = { passive: false };
  const touches = ['touchstart', 'touchmove', 'touchend'] as const;
  for (const event of touches) element.addEventListener(event, touch, options);
  element.addEventListener('wheel', wheel, options);
  element.addEventListener('dblclick', press);
  return () => {
    for (const event of touches) element.removeEventListener(event, touch);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('dblclick', press);
  };
}
