import type { MachineOption, SerialScheme } from '@harrow/contract';
import { noSuch } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { BuiltRow } from './machine-row';
import { statement } from './statement';

/** A row of `machine-settings.sql`. */
export type SettingsRow = {
  productId: string;
  name: string;
  isMachine: boolean;
  serialPlace: string | null;
  scheme: SerialScheme | null;
  serials: BuiltRow[];
  options: MachineOption[];
};

const SETTINGS = statement('machine-settings');

/** Schemes are shared, so that changes of machines wait for each other; imports wait for them too. */
export const LOCK_SCHEMES =
  "SELECT pg_advisory_xact_lock_shared(hashtextextended('serial schemes', 0))";
export const LOCK_SCHEMES_TO_CHANGE =
  "SELECT pg_advisory_xact_lock(hashtextextended('serial schemes', 0))";

/** Returns what staff set of a product, which may be no machine. Throws `not_found`. */
export async function findProduct(manager: EntityManager, handle: string): Promise<SettingsRow> {
  const [row]: SettingsRow[] = await manager.query(SETTINGS, [handle]);
  if (!row) throw noSuch('product');
  return row;
}

/** Returns what staff set of a machine, published or not. Throws `not_found`. */
export async function findMachine(manager: EntityManager, handle: string): Promise<SettingsRow> {
  const [row]: SettingsRow[] = await manager.query(SETTINGS, [handle]);
  if (!row?.isMachine) throw noSuch('machine');
  return row;
}
