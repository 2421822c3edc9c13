import {
  type AnswerOf,
  type BodyOf,
  type addOwnMachine,
  type changeOwnMachine,
  type findOwnParts,
  MAX_OWN_MACHINES,
  type OwnMachine,
} from '@harrow/contract';
import { breaksUnique, type Caller, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { readSerial } from '../lib/known-serial';
import { type MachineRow, serialsOf } from '../lib/machine-row';
import { type KnownPart, offerOf, offersOf, productIdsOf } from '../lib/offer';
import { partNumberOf } from '../lib/part-number';
import { prefixesOf } from '../lib/prefixes';
import { statement } from '../lib/statement';

const LIST = statement('own-machines');
const TO_CHANGE = statement('own-machine-to-change');
const PARTS = statement('own-parts');
const COUNT = 'SELECT count(*)::int AS count FROM owned_machine WHERE customer_id = $1';
const COUNT_WITH = `
  SELECT count(*)::int AS count, coalesce(bool_or(product_id = $2 AND serial_key = $3), false) AS "isKept"
    FROM owned_machine WHERE customer_id = $1`;
const ADD = `INSERT INTO owned_machine (id, customer_id, product_id, serial, serial_key, options, nickname)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const CHANGE =
  'UPDATE owned_machine SET serial = $2, serial_key = $3, options = $4, nickname = $5 WHERE id = $1';
const DELETE = 'DELETE FROM owned_machine WHERE customer_id = $1 AND id = $2 RETURNING id';
const DELETE_ALL = 'DELETE FROM owned_machine WHERE customer_id = $1';

/** Changes of one customer's machines wait for each other, so that each counts what the one before has left. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('machines of ' || $1, 0))";

type Given = BodyOf<typeof changeOwnMachine>;
type Kept = {
  serial: string | null;
  serialKey: string | null;
  options: string[] | null;
  nickname: string | null;
};
type PartRow = KnownPart & { machines: string[] };

const tooMany = () =>
  new ShopError('conflict', `You have ${MAX_OWN_MACHINES} machines. Delete one of them first.`, {
    code: 'too_many_machines',
    details: { limit: MAX_OWN_MACHINES },
  });

function asKept(error: unknown): unknown {
  if (!breaksUnique(error, 'owned_machine_twice')) return error;
  return new ShopError('conflict', 'You have this machine already.', { code: 'machine_kept' });
}

/** Returns the words to look for; null without any. */
const wordsOf = (text: string): string | null => prefixesOf(text).join(' & ') || null;

/** Keeps the machines of customers. */
export default class OwnedMachineService {
  constructor(private readonly services: Services) {}

  /** Returns the machines of a customer, oldest first. */
  async list({ customerId }: Pick<Caller, 'customerId'>): Promise<OwnMachine[]> {
    const rows: (Omit<OwnMachine, 'createdAt'> & { createdAt: Date })[] =
      await this.services.manager.query(LIST, [customerId]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /**
   * Keeps a machine and returns its id. Throws `not_found` for an unknown machine, `invalid_body` for a serial number or
   * an option that is none of it, and `conflict` for one that is kept already or one too many.
   */
  async add(
    { customerId }: Caller,
    { machine: handle, ...given }: BodyOf<typeof addOwnMachine>,
  ): Promise<string> {
    const machine = await this.services.machineService.find(handle);
    const { serial, serialKey, options, nickname } = toKept(machine, given, NOTHING_KEPT);
    const id = generateEntityId('', 'mach');
    await this.change(customerId, async (manager) => {
      const [row]: { count: number }[] = await manager.query(COUNT, [customerId]);
      if ((row?.count ?? 0) >= MAX_OWN_MACHINES) throw tooMany();
      const values = [id, customerId, machine.productId, serial, serialKey, options, nickname];
      await manager.query(ADD, values);
    });
    return id;
  }

  /**
   * Keeps a machine that was sent to a customer, in a transaction, and returns its id; null if they have it or have no
   * room for it.
   */
  async keepSent(
    manager: EntityManager,
    customerId: string,
    { productId, serial, serialKey }: { productId: string; serial: string; serialKey: string },
  ): Promise<string | null> {
    await manager.query(LOCK, [customerId]);
    const [row]: { count: number; isKept: boolean }[] = await manager.query(COUNT_WITH, [
      ...[customerId, productId, serialKey],
    ]);
    if (!row || row.isKept || row.count >= MAX_OWN_MACHINES) return null;
    const id = generateEntityId('', 'mach');
    await manager.query(ADD, [id, customerId, productId, serial, serialKey, null, null]);
    return id;
  }

  /** Changes the given fields of a machine of the caller; returns false if nothing changes. Throws as `add` does. */
  async update({ customerId }: Caller, id: string, given: Given): Promise<boolean> {
    return await this.change(customerId, async (manager) => {
      const [former]: (Kept & { handle: string })[] = await manager.query(TO_CHANGE, [
        customerId,
        id,
      ]);
      if (!former) throw noSuch('machine');
      const machine = await this.services.machineService.find(former.handle);
      const { serial, serialKey, options, nickname } = toKept(machine, given, former);
      const isSame =
        serial === former.serial &&
        nickname === former.nickname &&
        options?.join() === former.options?.join();
      if (isSame) return false;
      await manager.query(CHANGE, [id, serial, serialKey, options, nickname]);
      return true;
    });
  }

  /** Forgets a machine of the caller. Throws `not_found`. */
  async delete({ customerId }: Caller, id: string): Promise<void> {
    const [deleted]: [unknown[]] = await this.services.manager.query(DELETE, [customerId, id]);
    if (deleted.length === 0) throw noSuch('machine');
  }

  /** Forgets all machines of a customer. */
  async drop(customerId: string): Promise<void> {
    await this.services.manager.query(DELETE_ALL, [customerId]);
  }

  /** Returns parts of the machines of the caller, by the beginning of a number or by words. */
  async parts({ customerId }: Caller, q: string): Promise<AnswerOf<typeof findOwnParts>> {
    const number = partNumberOf(q);
    const values = [customerId, number === '' ? null : number, wordsOf(q)];
    const rows: PartRow[] = await this.services.manager.query(PARTS, values);
    const ids = productIdsOf(rows);
    const offers = offersOf(await this.services.storefrontProductService.current(ids));
    return {
      data: rows.map((row) => ({
        part: row.printed,
        name: row.name,
        offer: offerOf(offers, row),
        machines: row.machines,
      })),
    };
  }

  private async change<Result>(
    customerId: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return await this.services.manager
      .transaction(async (manager) => {
        await manager.query(LOCK, [customerId]);
        return await work(manager);
      })
      .catch((error: unknown) => {
        throw asKept(error);
      });
  }
}

const NOTHING_KEPT: Kept = { serial: null, serialKey: null, options: null, nickname: null };

/** Returns what is to be kept of a machine: what is given, and else what was kept before. */
function toKept(machine: MachineRow, given: Given, former: Kept): Kept {
  const { serial = former.serial, options = former.options, nickname = former.nickname } = given;
  const unknown = options?.find((code) => !machine.options.some((each) => each.code === code));
  if (unknown !== undefined) {
    const message = `The machine has no option ${unknown}.`;
    throw new ShopError('invalid_body', message, { fields: { options: message } });
  }
  const isNew = serial !== former.serial;
  const known = serial !== null && isNew ? readSerial(serialsOf(machine), serial).key : null;
  return { serial, serialKey: isNew ? known : former.serialKey, options, nickname };
}
