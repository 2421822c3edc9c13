import type { MachineLink, SerialRange } from '@harrow/contract';
import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { statement } from './statement';

/** A machine that lists a part. */
type UsingMachine = MachineLink & {
  productId: string;
  figures: ({ number: string; title: string; quantity: number | null } & SerialRange)[];
  /** From the first number to the last. */
  serials: SerialRange;
};

const USED_ON = new PreparedStatement<UsingMachine>('part_used_on', statement('used-on'));

/** Returns the machines that list one of these parts, by handle, from the one after `after` on. */
export const findUsers = async (
  manager: EntityManager,
  numbers: string[],
  limit: number,
  after = '',
): Promise<UsingMachine[]> => await USED_ON.run(manager, [numbers, limit, after]);
