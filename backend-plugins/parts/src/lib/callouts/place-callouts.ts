import type { Callout } from '@harrow/contract';
import type { EntityManager } from 'typeorm';
import { statement } from '../statement';

const DELETE = 'DELETE FROM part_callout WHERE figure_id = $1';
const ADD = statement('add-callouts');

/** Replaces the callouts of a figure. */
export async function placeCallouts(
  manager: EntityManager,
  figureId: string,
  callouts: readonly Callout[],
): Promise<void> {
  await manager.query(DELETE, [figureId]);
  await manager.query(ADD, [figureId, JSON.stringify(callouts)]);
}
