import type { EntityManager } from 'typeorm';
import { statement } from './statement';

/** A part, or the part number of a product that is not a part yet (`isKnown` is false). */
export type NamedPart = { number: string; printed: string; name: string; isKnown: boolean };

export type NewPart = Omit<NamedPart, 'isKnown'>;

const KNOWN = statement('known-parts');
const ADD = statement('add-parts');

/** Returns those of these numbers that parts or products have. */
export async function knownParts(manager: EntityManager, numbers: string[]): Promise<NamedPart[]> {
  return await manager.query(KNOWN, [numbers]);
}

/** Adds parts; those that exist already stay. */
export async function addParts(manager: EntityManager, parts: readonly NewPart[]): Promise<void> {
  await manager.query(ADD, [
    parts.map(({ number }) => number),
    parts.map(({ printed }) => printed),
    parts.map(({ name }) => name),
  ]);
}
