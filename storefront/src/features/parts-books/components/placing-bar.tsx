import type { BookFigure } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { MIDDLE, type Placing, type PlacingAction } from '../lib/placing';
import { NEXT_NUMBER } from './placing-sheet';

const words = messages.bookFigures;

interface PlacingBarProps {
  placing: Placing;
  lines: BookFigure['lines'];
  act: (action: PlacingAction) => void;
}

/** Says which number the next press places, above the drawing. */
export function PlacingBar({ placing, lines, act }: PlacingBarProps) {
  const { next, isTip, chosen, placed } = placing;
  const tipped = isTip ? placed.find(({ id }) => id === chosen?.id) : undefined;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-card border-2 border-ink bg-card px-3 py-1.5">
      <p role="status" className="flex min-w-0 grow items-center gap-3 font-semibold">
        {tipped && words.pressForTip(tipped.item)}
        {!tipped && next === null && words.allPlaced}
        {!tipped && next !== null && (
          <>
            <span aria-hidden className={`shrink-0 ${NEXT_NUMBER}`}>
              {next}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {words.pressFor(next, isolate(nameOf(lines, next)))}
            </span>
          </>
        )}
      </p>
      {!tipped && next !== null && (
        <>
          <Button variant="tool" size="row" onClick={() => act({ type: 'press', at: MIDDLE })}>
            {words.inTheMiddle}
          </Button>
          <Button variant="tool" size="row" onClick={() => act({ type: 'skip' })}>
            {words.skip}
          </Button>
        </>
      )}
    </div>
  );
}

const nameOf = (lines: BookFigure['lines'], item: string): string =>
  lines.find((line) => line.item === item)?.name ?? '';

/** The buttons for the chosen number, and the keys that do the same. */
export function PlacingTools({ placing, act }: Omit<PlacingBarProps, 'lines'>) {
  const chosen = placing.placed.find(({ id }) => id === placing.chosen?.id);
  return (
    <div className="grid grow gap-2">
      {chosen && (
        <div
          role="group"
          aria-label={words.chosen(chosen.item)}
          className="flex flex-wrap items-center gap-2"
        >
          <span aria-hidden className="font-semibold">
            {words.chosen(chosen.item)}
          </span>
          {toolsOf(chosen.tipX !== null).map(([type, label]) => (
            <Button
              key={type}
              variant="tool"
              size="row"
              onClick={() => act({ type, id: chosen.id })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted max-md:hidden">
        {words.keys.map(([keys, deed]) => (
          <span key={deed} className="flex items-center gap-1">
            {keys.map((key) => (
              <kbd key={key} className="figure rounded-control border border-line px-1.5">
                {key}
              </kbd>
            ))}
            {deed}
          </span>
        ))}
      </p>
    </div>
  );
}

type Tool = 'double' | 'addTip' | 'removeTip' | 'remove';

const toolsOf = (hasTip: boolean): readonly (readonly [type: Tool, label: string])[] => [
  ['double', words.second],
  hasTip ? ['removeTip', words.removeTip] : ['addTip', words.addTip],
  ['remove', words.remove],
];
