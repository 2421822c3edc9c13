import { type Place, replacedBy, standsInFor, type StepsOf } from './steps';
import { both, holdsAt, isBetter, usableWith, type Verdict } from './three-values';

/** A line of a published book, at the serial numbers of line and book. */
export type Fitment = {
  part: string;
  item: string;
  quantity: number | null;
  fromKey: string;
  toKey: string;
  from: string | null;
  to: string | null;
  usableOn: readonly string[];
  figure: { number: string; title: string };
};

/** The fitment that speaks most for a part, and how far it does. */
type Fitting = { verdict: Verdict; fitment: Fitment | null };

/**
 * Returns whether a part fits a machine at a serial number: whether the fitments of the machine have it, something
 * that it replaces, or something that it may stand in for. Of several the surest counts, then the one with the fewest
 * steps. A part that only other serial numbers have is a no with its fitment.
 */
export function fits(
  steps: StepsOf,
  part: string,
  fitments: readonly Fitment[],
  place: Place & { options: readonly string[] | null },
): Fitting {
  const related = [...replacedBy(steps, part, place), ...standsInFor(steps, part, place)];
  const candidates = related
    .sort((one, other) => one.depth - other.depth)
    .flatMap(({ part: listed, holds }) =>
      fitments
        .filter((fitment) => fitment.part === listed)
        .map((fitment) => {
          const at = holdsAt({ from: fitment.fromKey, to: fitment.toKey }, place.key);
          return {
            fitment,
            verdict: both(holds, both(at, usableWith(fitment.usableOn, place.options))),
          };
        }),
    );
  const [first, ...others] = candidates;
  if (!first) return { verdict: 'no', fitment: null };
  return others.reduce<Fitting>(
    (best, next) => (isBetter(next.verdict, best.verdict) ? next : best),
    first,
  );
}
