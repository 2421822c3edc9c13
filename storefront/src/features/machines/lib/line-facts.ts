import { formatPieces } from '@/lib/format/numbers';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import type { FigureRow } from './figure-rows';
import { optionWords } from './option-words';

const words = messages.partsBook;

/** Lists what a row says besides its number: pieces, serial numbers, options and its note. */
export function lineFacts({ line, case: shown }: FigureRow): string[] {
  const { part, quantity, serials, usableOn, applies, note } = line;
  // the end of the row says why
  if (shown.kind === 'not-fit') return noted(note);
  const options = optionWords(usableOn);
  return [
    shown.kind === 'not-sold' && part === null ? words.notSold : null,
    quantity === null
      ? words.asRequired
      : quantity > 1
        ? words.piecesHere(formatPieces(quantity))
        : null,
    rangeWords(serials),
    options !== null && applies === null ? words.checkOnly(options) : options,
    ...noted(note),
  ].filter((fact) => fact !== null);
}

const noted = (note: string | null): string[] => (note === null ? [] : [note]);
