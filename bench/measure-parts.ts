import { errorMessage } from '@harrow/processes/start-error';
import type { Figure } from './figure.ts';
import type { PartName } from './options.ts';

/** A part that could not be measured, and why. */
export type Failure = { part: PartName; reason: string };

/** The results so far. */
export type Measured = { figures: Figure[]; failures: Failure[] };

/**
 * Measures one part after the other and passes on what is known after each, so that a later failure costs
 * none of it. A part that fails is noted, and the others are measured.
 */
export async function measureParts(
  parts: readonly PartName[],
  measure: (part: PartName) => Promise<Figure[]>,
  keep: (measured: Measured) => Promise<unknown>,
): Promise<Measured> {
  const measured: Measured = { figures: [], failures: [] };
  for (const part of parts) {
    try {
      measured.figures.push(...(await measure(part)));
    } catch (error) {
      measured.failures.push({ part, reason: errorMessage(error) });
    }
    await keep(measured);
  }
  return measured;
}
