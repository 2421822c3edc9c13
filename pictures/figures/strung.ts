/**
 * Exploded drawings of parts that are strung along one axis in the order of their items, the first nearest to the
 * viewer. Their places, and those of the numbers, follow from the sizes of the parts. `strung.json` has, for each
 * figure, the item, kind, and radius (or half the size on the sheet) of its parts.
 */
import type { Ground } from '../lib/paint';
import { place, type Point } from '../lib/svg';
import { kindOf } from '../spares/index';
import { along, axisLine, onSheet, type Axis } from './axis';
import { FIGURE_SHEET, type Callout, type Figure } from './sheet';
import file from './strung.json';

const AXIS: Axis = { x: FIGURE_SHEET.width / 2, y: 366 };
/** The length of the axis that the parts take, the least room between two of them, and the largest scale. */
const LENGTH = 970;
const GAP = 12;
const LARGEST = 1.4;
const OVERHANG = 0.34;

type Placed = {
  readonly item: string;
  readonly kind: string;
  readonly r: number;
  readonly from: number;
};

const partOf = (listed: string) => {
  const [item = '', kind = '', r] = listed.split(' ');
  return { item, kind, r: Number(r) };
};

/** Returns the length of the axis that a part takes for its radius: the edges of a round one reach beyond its ends. */
const roomOf = (kind: string): number => {
  const { reach, tip } = kindOf(kind);
  return reach + (tip ? 0 : OVERHANG * 2);
};

/** Spreads the parts over the axis, as large as there is room for. */
function placed(listed: readonly string[]): Placed[] {
  const parts = listed.map(partOf);
  const needed = parts.reduce((sum, { kind, r }) => sum + roomOf(kind) * r, 0);
  const scale = Math.min(LARGEST, (LENGTH - GAP * (parts.length - 1)) / needed);
  const gap = (LENGTH - needed * scale) / Math.max(1, parts.length - 1);
  let from = -LENGTH / 2;
  return parts.map(({ item, kind, ...part }) => {
    const r = part.r * scale;
    const start = from + (kindOf(kind).tip ? 0 : OVERHANG * r);
    from += roomOf(kind) * r + gap;
    return { item, kind, r, from: start };
  });
}

/** The point of a part that its leader leads to, on its upper or lower side. */
function tipOf({ kind, r, from }: Placed, side: number): Point {
  const { reach, tip } = kindOf(kind);
  const [x, y] = onSheet(AXIS, [from + (reach * r) / 2, tip ? 0 : side * r * 0.68]);
  return tip ? [x + (tip[0] * r) / 100, y + (tip[1] * r) / 100] : [x, y];
}

/** The least distances of a number from another one, from a part, and from the sheet's edge. */
const APART = 80;
const CLEAR = 30;
const EDGE = 34;

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

const isOnSheet = ([x, y]: Point): boolean =>
  Math.min(x, y, FIGURE_SHEET.width - x, FIGURE_SHEET.height - y) >= EDGE;

const middleOf = ({ kind, r, from }: Placed): Point =>
  onSheet(AXIS, [from + (kindOf(kind).reach * r) / 2, 0]);

/** Whether a number at that point would cover the part: circles along its axis stand for it. */
const isOn = (part: Placed, at: Point): boolean => {
  const steps = Math.max(1, Math.round(kindOf(part.kind).reach));
  return Array.from({ length: steps }, (_, i) =>
    onSheet(AXIS, [part.from + (kindOf(part.kind).reach * part.r * (i + 0.5)) / steps, 0]),
  ).some((middle) => distance(middle, at) < part.r + CLEAR);
};

/** Places for a number, the best first: above and below in turn, near the part, straight before slanted. */
const candidates = (part: Placed, turn: number): { at: Point; tip: Point }[] => {
  const first = turn % 2 === 0 ? -1 : 1;
  const [x, y] = middleOf(part);
  return [66, 96, 130, 170, 210, 260].flatMap((far) =>
    [0, -40, 40, -80, 80, -130, 130].flatMap((aside) =>
      [first, -first].map((side) => ({
        at: [x + aside, y + side * (part.r + far)] as const,
        tip: tipOf(part, side),
      })),
    ),
  );
};

function calloutsOf(parts: readonly Placed[]): Callout[] {
  const callouts: Callout[] = [];
  parts.forEach((part, turn) => {
    const free = candidates(part, turn).find(
      ({ at }) =>
        isOnSheet(at) &&
        callouts.every((other) => distance(other.at, at) >= APART) &&
        parts.every((other) => !isOn(other, at)),
    );
    if (!free) throw new Error(`There is no room for the number of item ${part.item}.`);
    callouts.push({ item: part.item, at: free.at, tips: [free.tip] });
  });
  return callouts;
}

const GROUNDS: readonly Ground[] = ['cream', 'sand', 'sage'];

export const strungFigures: readonly Figure[] = Object.entries(file).map(
  ([slug, listed], index) => {
    const ground = GROUNDS[index % GROUNDS.length] ?? 'cream';
    const parts = placed(listed);
    const drawn = parts
      .toReversed()
      .map(({ kind, r, from }) => place(from, 0, kindOf(kind).draw(r, ground)));
    const half = LENGTH / 2 + 20;
    return {
      slug,
      ground,
      draw: () => along(AXIS, axisLine(-half, half), ...drawn),
      callouts: calloutsOf(parts),
    };
  },
);
