import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '@/messages';
import { usePull } from '../hooks/use-pull';
import { placeAfter, placeBeside, type SheetPlace } from '../lib/sheet-places';

const words = messages.figureSheet;

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Moves the list of a figure up over its drawing, or down from it: by pulling, a press, or the arrow keys. */
export default function SheetHandle() {
  const [place, setPlace] = useState<SheetPlace>('middle');
  const button = useRef<HTMLButtonElement>(null);
  useSheet(button, place);
  useEffect(() => followFocus(button.current, () => setPlace('middle')), []);
  const { hash } = useLocation();
  const [chosen, setChosen] = useState(hash);
  if (chosen !== hash) {
    setChosen(hash);
    if (place === 'down' && hash !== '') setPlace('middle'); // a number that was pressed shows its row
  }
  const pull = usePull(button, setPlace);
  const pressKey = (event: KeyboardEvent) => {
    const steps = KEYS[event.key];
    if (!steps) return;
    event.preventDefault();
    setPlace(placeBeside(place, steps));
  };
  return (
    <button
      ref={button}
      type="button"
      aria-label={words[placeAfter(place)]}
      onClick={() => {
        if (!pull.wasPulled()) setPlace(placeAfter(place));
      }}
      onKeyDown={pressKey}
      {...pull.handlers}
      className="grid h-6 w-full touch-none place-items-center rounded-t-2xl -outline-offset-4"
    >
      <span className="w-10 rounded-full border-t-4 border-edge" />
    </button>
  );
}

const figureOf = (button: HTMLElement | null) => button?.closest('article');

/** Puts the list to its place; where it or the drawing has the screen, the title is scrolled away. */
function useSheet(button: { readonly current: HTMLElement | null }, place: SheetPlace): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const figure = figureOf(button.current);
    if (!figure || isFirst.current) {
      isFirst.current = false;
      return;
    }
    figure.dataset.sheet = place;
    const drawing = figure.querySelector('[data-pinned]')?.parentElement;
    const top = (drawing?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (place !== 'middle' && window.scrollY < top) window.scrollTo({ top });
  }, [button, place]);
}

/** Calls `onRow` when a row takes the focus that a drawing with the whole screen would cover. */
function followFocus(button: HTMLElement | null, onRow: () => void): () => void {
  const figure = figureOf(button);
  const follow = ({ target }: FocusEvent) => {
    const isRow = target instanceof Element && target.closest('ul') !== null;
    if (isRow && figure?.dataset.sheet === 'down') onRow();
  };
  figure?.addEventListener('focusin', follow);
  return () => figure?.removeEventListener('focusin', follow);
}
