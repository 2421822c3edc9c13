import type { Replacement } from '@harrow/contract';
import { offerOf, type Offers, type Parts } from './offer';
import { type Place, type StepsOf, successorsOf } from './steps';

/** Returns what replaces a part at a place, with the offers; null if nothing certainly does. */
export function replacementOf(
  { steps, parts, offers }: { steps: StepsOf; parts: Parts; offers: Offers },
  part: string,
  place: Place,
): Replacement | null {
  const found = successorsOf(steps, part, place);
  if (!found) return null;
  const { isTwoWay, sellsOut, since } = found;
  const successors = [...found.parts].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    parts: successors.map(([number, quantity]) => {
      const known = parts.get(number);
      const { printed = number, name = number } = known ?? {};
      return { part: printed, name, quantity, offer: offerOf(offers, known) };
    }),
    isTwoWay,
    sellsOut,
    since,
  };
}
