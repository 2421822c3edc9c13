import { groupBy } from '@harrow/plugin-kit';
import { both, holdsAt, isBetter, type Verdict } from './three-values';

/** A step of a replacement: the old part gives way to all items together. */
export type Step = {
  old: string;
  /** The machine that it is for; null for every one. */
  machine: string | null;
  fromKey: string;
  toKey: string;
  isTwoWay: boolean;
  sellsOut: boolean;
  /** A day, such as 2024-06-01. */
  since: string | null;
  items: readonly { part: string; quantity: number }[];
};

/** A machine and its serial number, by the key; null for every machine, or a number that is not known. */
export type Place = { machine: string | null; key: string | null };

/** Far longer than any chain of replacements; the database keeps circles out. */
const MAX_DEPTH = 50;

/** The steps by their old parts. */
export type StepsOf = ReadonlyMap<string, readonly Step[]>;

export const byOldPart = (steps: readonly Step[]): StepsOf => groupBy(steps, ({ old }) => old);

/**
 * Returns the steps of a part that hold, or may hold, at a place. One for the machine goes before one for every
 * machine, at the serial numbers that it has.
 */
export function holding(
  steps: StepsOf,
  part: string,
  { machine, key }: Place,
): { step: Step; holds: Verdict }[] {
  const own = steps.get(part) ?? [];
  const specific = own
    .filter((step) => step.machine !== null && step.machine === machine)
    .map((step) => ({ step, holds: holdsAt({ from: step.fromKey, to: step.toKey }, key) }))
    .filter(({ holds }) => holds !== 'no');
  if (specific.some(({ holds }) => holds === 'yes')) {
    return specific.filter(({ holds }) => holds === 'yes');
  }
  const holds = specific.length > 0 ? 'unknown' : 'yes';
  const general = own
    .filter((step) => step.machine === null)
    .map((step) => ({ step, holds }) as const);
  return [...specific, ...general];
}

/** The step that certainly holds; undefined if none does, or if that depends on the serial number. */
const certainStep = (steps: StepsOf, part: string, place: Place): Step | undefined =>
  holding(steps, part, place).find(({ holds }) => holds === 'yes')?.step;

/** The final replacement of a part. */
type Successors = {
  parts: Map<string, number>;
  isTwoWay: boolean;
  sellsOut: boolean;
  since: string | null;
};

/**
 * Returns the parts at the end of all steps that certainly hold at a place, with how many of each stand for one;
 * null for a part that nothing replaces there.
 */
export function successorsOf(steps: StepsOf, part: string, place: Place): Successors | null {
  const first = certainStep(steps, part, place);
  if (!first) return null;
  const parts = new Map<string, number>();
  let isTwoWay = true;
  const follow = (at: string, quantity: number, depth: number): void => {
    const step = depth < MAX_DEPTH ? certainStep(steps, at, place) : undefined;
    if (!step) {
      parts.set(at, (parts.get(at) ?? 0) + quantity);
      return;
    }
    isTwoWay &&= step.isTwoWay;
    for (const item of step.items) follow(item.part, quantity * item.quantity, depth + 1);
  };
  follow(part, 1, 0);
  return { parts, isTwoWay, sellsOut: first.sellsOut, since: first.since };
}

/** A part by which another is listed, with the certainty of the steps between them. */
type Related = { part: string; holds: Verdict; depth: number };

type Neighbors = (part: string) => { part: string; holds: Verdict }[];

/** Returns the parts that are reached, each with its best certainty; the part itself is the first. */
function reach(from: string, neighbors: Neighbors): Related[] {
  const found = new Map<string, Related>([[from, { part: from, holds: 'yes', depth: 0 }]]);
  const open = [...found.values()];
  for (let at = open.shift(); at; at = open.shift()) {
    for (const next of at.depth < MAX_DEPTH ? neighbors(at.part) : []) {
      const related = { part: next.part, holds: both(at.holds, next.holds), depth: at.depth + 1 };
      const known = found.get(next.part);
      if (known && !isBetter(related.holds, known.holds)) continue;
      found.set(next.part, related);
      open.push(related);
    }
  }
  return [...found.values()];
}

/** Returns the part, and those that it replaces at a place in any number of steps. */
export function replacedBy(steps: StepsOf, part: string, place: Place): Related[] {
  const olds = new Map<string, { part: string; holds: Verdict }[]>();
  for (const old of steps.keys()) {
    for (const { step, holds } of holding(steps, old, place)) {
      for (const item of step.items) {
        olds.set(item.part, [...(olds.get(item.part) ?? []), { part: old, holds }]);
      }
    }
  }
  return reach(part, (at) => olds.get(at) ?? []);
}

/** Returns the part, and those that it may stand in for: what replaces it by steps that are all two-way. */
export const standsInFor = (steps: StepsOf, part: string, place: Place): Related[] =>
  reach(part, (at) =>
    holding(steps, at, place)
      .filter(({ step }) => step.isTwoWay)
      .flatMap(({ step, holds }) => step.items.map((item) => ({ part: item.part, holds }))),
  );
