import type { Callout } from '@harrow/contract';

/** A place on a drawing, in percent of its width and height. */
export interface Point {
  x: number;
  y: number;
}

export const MIDDLE: Point = { x: 50, y: 50 };

/** A number on the drawing; its id is that of this screen. */
export type Placed = Callout & { id: number };

/** The end of the line of a number that is moved: the number, or the tip. */
export type End = 'number' | 'tip';

/** The numbers of a figure while they are placed. */
export interface Placing {
  /** The items of the list in their order, once each. */
  items: readonly string[];
  /** The numbers on the drawing, in the order of the list. */
  placed: readonly Placed[];
  /** The number that has the focus, or its tip. */
  chosen: { id: number; end: End } | null;
  /** The item that the next press places. */
  next: string | null;
  /** Whether the next press places the tip of the chosen number instead. */
  isTip: boolean;
}

export type PlacingAction =
  | { type: 'press'; at: Point }
  | { type: 'skip' }
  | { type: 'pick'; item: string }
  | { type: 'choose'; id: number; end: End }
  | { type: 'move'; id: number; at: Point }
  | { type: 'moveTip'; id: number; at: Point }
  | { type: 'double' | 'remove' | 'addTip' | 'removeTip'; id: number };

/** The distance of a second number, and of a tip, from their number when they are added. */
const BESIDE = 6;

/** Returns a place within the drawing, in hundredths of a percent as the server keeps it. */
export const within = (percent: number): number =>
  Math.round(Math.min(Math.max(percent, 0), 100) * 100) / 100;

const placeOf = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

/** A little to the inside of the drawing, as seen from a place. */
const beside = (percent: number): number =>
  within(percent > 50 ? percent - BESIDE : percent + BESIDE);

/** The items without a number on the drawing. */
export const unplacedOf = ({ items, placed }: Pick<Placing, 'items' | 'placed'>): string[] =>
  items.filter((item) => !placed.some((each) => each.item === item));

/** Returns the first item without a number after this one, from the end on again from the start. */
function nextAfter(state: Pick<Placing, 'items' | 'placed'>, item: string): string | null {
  const left = unplacedOf(state);
  const place = state.items.indexOf(item);
  return left.find((each) => state.items.indexOf(each) > place) ?? left[0] ?? null;
}

/** The numbers of a figure as they are opened, with the first item that has none as the next. */
export function beginPlacing(
  lines: readonly { item: string }[],
  callouts: readonly Callout[],
): Placing {
  const items = [...new Set(lines.map(({ item }) => item))];
  const placed = callouts.map((callout, id) => ({ ...callout, id }));
  const [next = null] = unplacedOf({ items, placed });
  return { items, placed: inOrder(items, placed), chosen: null, next, isTip: false };
}

/** The numbers as they are saved. */
export const calloutsOf = ({ placed }: Placing): Callout[] =>
  placed.map(({ item, x, y, tipX, tipY }) => ({ item, x, y, tipX, tipY }));

const inOrder = (items: readonly string[], placed: readonly Placed[]): Placed[] =>
  [...placed].sort((one, other) => items.indexOf(one.item) - items.indexOf(other.item));

function add(state: Placing, item: string, at: Point): Placing {
  const id = Math.max(-1, ...state.placed.map((each) => each.id)) + 1;
  const one = { id, item, ...placeOf(at), tipX: null, tipY: null };
  const placed = inOrder(state.items, [...state.placed, one]);
  return { ...state, placed, chosen: { id, end: 'number' }, isTip: false };
}

const change = (state: Placing, id: number, by: (one: Placed) => Partial<Callout>): Placing => ({
  ...state,
  placed: state.placed.map((each) => (each.id === id ? { ...each, ...by(each) } : each)),
});

const tipAt = (at: Point): Partial<Callout> => ({ tipX: within(at.x), tipY: within(at.y) });

function press(state: Placing, at: Point): Placing {
  const { chosen, next, isTip } = state;
  if (isTip && chosen !== null) {
    return { ...change(state, chosen.id, () => tipAt(at)), isTip: false };
  }
  if (next === null) return { ...state, chosen: null };
  const added = add(state, next, at);
  return { ...added, next: nextAfter(added, next) };
}

function remove(state: Placing, id: number): Placing {
  const gone = state.placed.find((each) => each.id === id);
  const rest = { ...state, placed: state.placed.filter((each) => each !== gone), chosen: null };
  const isLast = gone !== undefined && !rest.placed.some(({ item }) => item === gone.item);
  return { ...rest, isTip: false, next: isLast ? gone.item : state.next };
}

function double(state: Placing, id: number): Placing {
  const one = state.placed.find((each) => each.id === id);
  return one ? add(state, one.item, { x: beside(one.x), y: beside(one.y) }) : state;
}

/** A tip waits for its press while it has the focus. */
const choose = (state: Placing, { id, end }: { id: number; end: End }): Placing => ({
  ...state,
  chosen: { id, end },
  isTip: state.isTip && end === 'tip' && state.chosen?.id === id,
});

/** Returns the numbers after an action. */
export function place(state: Placing, action: PlacingAction): Placing {
  switch (action.type) {
    case 'press':
      return press(state, action.at);
    case 'skip':
      return state.next === null ? state : { ...state, next: nextAfter(state, state.next) };
    case 'pick':
      return { ...state, next: action.item, isTip: false };
    case 'choose':
      return choose(state, action);
    case 'move':
      return change(state, action.id, () => placeOf(action.at));
    case 'moveTip':
      return { ...change(state, action.id, () => tipAt(action.at)), isTip: false };
    case 'double':
      return double(state, action.id);
    case 'remove':
      return remove(state, action.id);
    case 'addTip': {
      const tipped = change(state, action.id, ({ x, y, tipX, tipY }) =>
        tipX === null || tipY === null ? tipAt({ x: beside(x), y: beside(y) }) : {},
      );
      return { ...tipped, chosen: { id: action.id, end: 'tip' }, isTip: true };
    }
    case 'removeTip':
      return {
        ...change(state, action.id, () => ({ tipX: null, tipY: null })),
        chosen: { id: action.id, end: 'number' },
        isTip: false,
      };
  }
}

const STEP = 0.2;
const LARGE_STEP = 2;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns where an arrow key moves a place, with Shift ten times as far; undefined for other keys. */
export function steppedBy(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { x, y }: Point,
): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: x + direction.x * step, y: y + direction.y * step };
}
