import type { Part } from '@harrow/contract';
import { noSuch, PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { Fitment } from './fits';
import { type KnownPart, partsByNumber } from './offer';
import { partNumberOf } from './part-number';
import { statement } from './statement';
import { byOldPart, type Place, replacedBy, standsInFor, type Step, successorsOf } from './steps';

/** A part with the steps that lead to it and away from it, and the parts on them. */
export type PartRow = {
  number: string;
  printed: string;
  name: string;
  parts: KnownPart[];
  steps: Step[];
  /** The line that lists one of these parts on the given machine. */
  fitments: Fitment[];
};

/** Selects the part with the number $1, and the fitments of the machine $2, if it is not null. */
export const PART = new PreparedStatement<PartRow>('part_by_number', statement('part-by-number'));

/**
 * Returns the part with a number in any spelling, and what lists it on the machine with an id, if one is given. Throws
 * `not_found`.
 */
export async function findPart(
  manager: EntityManager,
  typed: string,
  machineId: string | null,
): Promise<PartRow> {
  const [row] = await PART.run(manager, [partNumberOf(typed), machineId]);
  if (!row) throw noSuch('part');
  return row;
}

/** No machine in particular. */
export const ANYWHERE: Place = { machine: null, key: null };

/** Returns the parts that a part certainly replaces, in any number of steps, the latest first. */
export function replacedParts(
  { number, parts, steps: rows }: PartRow,
  place: Place,
): Part['replaces'] {
  const steps = byOldPart(rows);
  const printed = partsByNumber(parts);
  return replacedBy(steps, number, place)
    .filter(({ part, holds }) => part !== number && holds === 'yes')
    .map(({ part }) => {
      const { since = null, isTwoWay = false } = successorsOf(steps, part, place) ?? {};
      return { part: printed.get(part)?.printed ?? part, since, isTwoWay };
    });
}

/** Returns the numbers by which books may list a part on any machine: its own, and what it stands for everywhere. */
export function relatedNumbers({ number, steps: rows }: PartRow): string[] {
  const steps = byOldPart(rows);
  const related = [...replacedBy(steps, number, ANYWHERE), ...standsInFor(steps, number, ANYWHERE)];
  return [...new Set(related.filter(({ holds }) => holds === 'yes').map(({ part }) => part))];
}
