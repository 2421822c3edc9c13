import type { FigureLine, MachineOption } from '@harrow/contract';
import type { FigureRow, LineRow } from './figure-row';
import { keysOf, printedRange } from './machine-row';
import { offerOf, type Offers, partsByNumber } from './offer';
import { replacementOf } from './replacement';
import { byOldPart } from './steps';
import { both, holdsAt, usableWith, type Verdict } from './three-values';

const APPLIES: Record<Verdict, boolean | null> = { yes: true, no: false, unknown: null };

const SEE_FIGURE = /^see ([0-9A-Za-z-]{1,20})$/i;

/** Returns the number of the figure that a note such as `see 10-1` refers to. */
export const seenFigure = (note: string | null): string | null =>
  SEE_FIGURE.exec(note ?? '')?.[1] ?? null;

/** Returns the item that a line comes with: the one of the next lower level above it. */
function comesWith(lines: readonly LineRow[], at: number): string | null {
  const { level = 0 } = lines[at] ?? {};
  return lines.slice(0, at).findLast((above) => above.level < level)?.item ?? null;
}

/** The machine that the lines of a figure must apply to. */
type Viewed = {
  machine: string;
  /** The key of the serial number; null if it is not known. */
  key: string | null;
  /** The codes of the machine's options; null if they are not known. */
  options: readonly string[] | null;
};

/** Translates the lines of a figure: what applies, what it costs, and what replaces it. */
export function toLines(
  figure: FigureRow,
  known: readonly MachineOption[],
  offers: Offers,
  { machine, key, options }: Viewed,
): FigureLine[] {
  const parts = partsByNumber(figure.parts);
  const steps = byOldPart(figure.steps);
  const nameOf = (code: string) => known.find((option) => option.code === code)?.name ?? code;
  return figure.lines.map((line, at) => {
    const part = line.part === null ? undefined : parts.get(line.part);
    const replacement =
      line.part === null
        ? null
        : replacementOf({ steps, parts, offers }, line.part, { machine, key });
    const isSold = !replacement || replacement.sellsOut;
    return {
      item: line.item,
      level: line.level,
      part: part?.printed ?? null,
      name: line.name ?? part?.name ?? '',
      quantity: line.quantity,
      applies: APPLIES[both(holdsAt(keysOf(line), key), usableWith(line.usableOn, options))],
      serials: printedRange(line),
      usableOn: line.usableOn.map((code) => ({ code, name: nameOf(code) })),
      note: line.note,
      comesWith: comesWith(figure.lines, at),
      seeFigure: seenFigure(line.note),
      offer: isSold ? offerOf(offers, part) : null,
      replacedBy: replacement,
    };
  });
}
