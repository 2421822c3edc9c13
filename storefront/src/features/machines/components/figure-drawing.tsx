import type { MachineFigure } from '@harrow/contract';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import { usePress } from '../hooks/use-press';
import { useZoom, useZoomKeys, type Zoom } from '../hooks/use-zoom';
import { numberedRows, type FigureRow } from '../lib/figure-rows';
import { MIN_ZOOM, MAX_ZOOM, scrolledToShow, ZOOM_STEP } from '../lib/zoom';
import { Balloons } from './figure-balloons';

const words = messages.partsBook;

/** Pixels that stay around a number that is brought into view. */
const MARGIN = 40;

type Drawing = NonNullable<MachineFigure['drawing']>;

interface FigureDrawingProps {
  figure: MachineFigure;
  drawing: Drawing;
  rows: readonly FigureRow[];
  /** The chosen item. */
  chosen: string | undefined;
  /** The item that is pointed at in the list. */
  near: string | undefined;
  onChoose: (item: string) => void;
  /** Moves the focus to the row of an item. */
  onEnter: (item: string) => void;
}

/** The drawing of a figure with the numbers of its parts; it can be enlarged, and the numbers keep their size. */
export function FigureDrawing(props: FigureDrawingProps) {
  const { figure, drawing, rows, chosen, near, onChoose, onEnter } = props;
  const { callouts } = figure;
  const sheet = useRef<HTMLDivElement>(null);
  const { pane, zoom, zoomTo } = useZoom();
  const frame = useRef<HTMLDivElement>(null);
  useZoomKeys(frame, { zoom, zoomTo });
  const isLarger = zoom > MIN_ZOOM;
  const picture = usePicture();
  usePress(sheet, callouts, onChoose);
  const callout = callouts.find(({ item }) => item === chosen);
  useEffect(() => {
    if (callout) bringIntoView(pane.current, callout);
  }, [pane, callout]);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={words.drawingOf(figure.title)}
      className="relative overflow-hidden rounded-card border border-line bg-ground-sand max-md:-mx-6 max-md:rounded-none max-md:border-x-0 max-[30rem]:-mx-4 max-md:portrait:pb-4"
    >
      <div
        ref={pane}
        data-pane
        className={`touch-pan-x touch-pan-y ${isLarger ? 'overflow-auto overscroll-contain' : 'overflow-hidden'}`}
        style={isLarger ? { aspectRatio: `${drawing.width} / ${drawing.height}` } : undefined}
      >
        <div
          ref={sheet}
          className="relative"
          style={isLarger ? { width: `${100 * zoom}%` } : undefined}
        >
          <Sheet drawing={drawing} title={figure.title} picture={picture} />
          {!picture.isMissing && (
            <Balloons
              numbered={numberedRows(callouts, rows)}
              chosen={chosen}
              near={near}
              onChoose={onChoose}
              onEnter={onEnter}
            />
          )}
        </div>
      </div>
      <ZoomButtons zoom={zoom} zoomTo={zoomTo} />
    </div>
  );
}

interface DrawnPicture {
  isMissing: boolean;
  /** Counts the tries to load it. */
  attempt: number;
  onError: () => void;
  /** Notices a failure from before scripts ran. */
  watch: (image: HTMLImageElement | null) => void;
  retry: () => void;
}

function usePicture(): DrawnPicture {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const onError = useCallback(() => setMissing(true), []);
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  const retry = () => {
    setMissing(false);
    setAttempt(attempt + 1);
  };
  return { attempt, isMissing, onError, watch, retry };
}

interface SheetProps {
  drawing: Drawing;
  title: string;
  picture: DrawnPicture;
}

function Sheet({ drawing: { url, width, height }, title, picture }: SheetProps) {
  const { attempt, isMissing, onError, watch, retry } = picture;
  if (isMissing) {
    return (
      <div
        role="alert"
        className="grid aspect-4/3 place-content-center justify-items-center gap-3 p-4 text-center"
      >
        <p className="font-semibold">{words.drawingFailed}</p>
        <Button variant="ghost" size="small" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      ref={watch}
      src={url}
      width={width}
      height={height}
      alt={words.drawing(title)}
      onError={onError}
      className="h-auto w-full"
    />
  );
}

/** Scrolls an enlarged drawing until a number is in sight. */
function bringIntoView(pane: HTMLElement | null, { x, y }: { x: number; y: number }): void {
  if (!pane) return;
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = pane;
  const left = { at: (scrollWidth * x) / 100, size: clientWidth, margin: MARGIN };
  const top = { at: (scrollHeight * y) / 100, size: clientHeight, margin: MARGIN };
  pane.scrollLeft = scrolledToShow(pane.scrollLeft, left);
  pane.scrollTop = scrolledToShow(pane.scrollTop, top);
}

const ZOOM_BUTTON =
  'grid size-11 place-items-center hover:bg-panel focus-visible:-outline-offset-2 disabled:text-muted md:size-10';

function ZoomButtons({ zoom, zoomTo }: Omit<Zoom, 'pane'>) {
  return (
    <div className="scripted absolute top-3 left-3 grid overflow-hidden rounded-control border border-edge bg-card">
      <button
        type="button"
        aria-label={words.larger}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => zoomTo(zoom * ZOOM_STEP)}
        className={ZOOM_BUTTON}
      >
        <Plus aria-hidden className="size-5" />
      </button>
      {zoom > MIN_ZOOM && (
        <button
          type="button"
          aria-label={words.smaller}
          onClick={() => zoomTo(zoom / ZOOM_STEP)}
          className={`border-t border-line ${ZOOM_BUTTON}`}
        >
          <Minus aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
