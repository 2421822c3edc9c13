import { isDeepStrictEqual } from 'node:util';
import {
  EVERY_KEY,
  type MachineOption,
  type MachineSettings,
  rangeKeys,
  type Scheme,
  serialKey,
  type SerialScheme,
  type StoredMachine,
  toScheme,
  type UsedScheme,
} from '@harrow/contract';
import { type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { readRanges } from '../lib/built-ranges';
import { type BuiltRow, yearsOf } from '../lib/machine-row';
import {
  findMachine,
  findProduct,
  LOCK_SCHEMES_TO_CHANGE,
  type SettingsRow,
} from '../lib/machine-settings';
import { statement } from '../lib/statement';

const SCHEMES = statement('serial-schemes');
const USED_OPTIONS = statement('used-options');
const REKEY_OWNED = statement('rekey-owned');
const SAVE = 'SELECT save_machine($1, $2, $3, $4, $5)';
const SAVE_SCHEME = 'SELECT save_scheme($1)';
const SCHEME =
  'SELECT name, pattern, family, sequence, alphabets FROM serial_scheme WHERE name = $1';
const OF_SCHEME = 'SELECT product_id AS id FROM machine WHERE serial_scheme = $1';
const RANGES = 'SELECT serial_from AS "from", serial_to AS "to" FROM printed_ranges($1)';
const REKEY = 'SELECT rekey_ranges($1, $2)';
const OWNED =
  'SELECT DISTINCT serial FROM owned_machine WHERE product_id = ANY ($1) AND serial IS NOT NULL';
const PUBLISHED = `SELECT FROM part_book WHERE product_id = $1 AND state = 'published' LIMIT 1`;
const DELETE = 'DELETE FROM machine WHERE product_id = $1';

const invalid = (fields: Record<string, string>) =>
  new ShopError('invalid_body', Object.values(fields)[0] ?? '', { fields });

const toBuilt = (row: BuiltRow) => ({ from: row.from, to: row.to, years: yearsOf(row) });

const toSettings = ({ scheme, serialPlace, serials, options }: SettingsRow): StoredMachine => ({
  serials: scheme && {
    scheme,
    place: serialPlace,
    built: serials.map(toBuilt),
  },
  options,
});

/** Makes products machines: their serial numbers and options. */
export default class MachineSettingsService {
  constructor(private readonly services: Services) {}

  /** Returns the settings of a machine. Throws `not_found`. */
  async retrieve(handle: string): Promise<StoredMachine> {
    return toSettings(await findMachine(this.services.manager, handle));
  }

  /** Returns the serial schemes by name, with the number of their machines. */
  async schemes(): Promise<UsedScheme[]> {
    return await this.services.manager.query(SCHEMES);
  }

  /**
   * Makes a product a machine, or changes it; returns false if nothing changes. A changed scheme is read for all of
   * its machines. Throws `not_found`, and `invalid_body` for a scheme or numbers that break a rule, also if the books
   * of a machine have numbers that the scheme does not read.
   */
  async save(handle: string, settings: MachineSettings): Promise<boolean> {
    const { serials, options } = settings;
    const read = serials && readRanges(serials);
    if (read && 'problems' in read) throw invalid(read.problems);
    requireUniqueCodes(options);
    return await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK_SCHEMES_TO_CHANGE);
      const former = await findProduct(manager, handle);
      if (former.isMachine && isDeepStrictEqual(toSettings(former), normalized(settings)))
        return false;
      await requireUsedOptions(manager, former.productId, options);
      const isOther = serials !== null && (await isOtherScheme(manager, serials.scheme));
      if (isOther) await manager.query(SAVE_SCHEME, [JSON.stringify(serials.scheme)]);
      await manager.query(SAVE, [
        ...[former.productId, serials?.scheme.name ?? null, serials?.place ?? null],
        ...[JSON.stringify(read?.ranges ?? []), JSON.stringify(options)],
      ]);
      const sharing: { id: string }[] = isOther
        ? await manager.query(OF_SCHEME, [serials.scheme.name])
        : [];
      const isMoved = former.isMachine && former.scheme?.name !== serials?.scheme.name;
      const affected = isOther ? sharing.map(({ id }) => id) : isMoved ? [former.productId] : [];
      if (affected.length > 0) await rekey(manager, affected, serials && toScheme(serials.scheme));
      return true;
    });
  }

  /** Makes a machine an ordinary product. Throws `not_found`, and `conflict` while it has a published book. */
  async delete(handle: string): Promise<void> {
    await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK_SCHEMES_TO_CHANGE);
      const { productId } = await findMachine(manager, handle);
      const published: unknown[] = await manager.query(PUBLISHED, [productId]);
      if (published.length > 0) {
        throw new ShopError('conflict', 'This machine has a published parts book.', {
          code: 'book_published',
        });
      }
      await manager.query(DELETE, [productId]);
    });
  }
}

/** In the order and with the members in which settings are read. */
function normalized({ serials, options }: MachineSettings): MachineSettings {
  if (!serials) return { serials, options };
  const read = readRanges(serials);
  if ('problems' in read) return { serials, options };
  const sorted = read.ranges.sort((one, other) => (one.fromKey < other.fromKey ? -1 : 1));
  const built = sorted.map(toBuilt);
  return { serials: { scheme: serials.scheme, place: serials.place, built }, options };
}

function requireUniqueCodes(options: readonly MachineOption[]): void {
  const index = options.findIndex(
    ({ code }, at) => options.findIndex((other) => other.code === code) < at,
  );
  if (index >= 0) throw invalid({ [`options.${index}.code`]: 'This code is there twice.' });
}

async function requireUsedOptions(
  manager: EntityManager,
  productId: string,
  options: readonly MachineOption[],
): Promise<void> {
  const used: { code: string }[] = await manager.query(USED_OPTIONS, [productId]);
  const missing = used.find(({ code }) => !options.some((option) => option.code === code));
  if (missing) throw invalid({ options: `A parts book has lines for the option ${missing.code}.` });
}

async function isOtherScheme(manager: EntityManager, scheme: SerialScheme): Promise<boolean> {
  const [known]: SerialScheme[] = await manager.query(SCHEME, [scheme.name]);
  return !isDeepStrictEqual(known && { ...known }, scheme);
}

/** Writes all keys of machines again, by their printed numbers. */
async function rekey(
  manager: EntityManager,
  machines: string[],
  scheme: Scheme | null,
): Promise<void> {
  const ranges: { from: string | null; to: string | null }[] = await manager.query(RANGES, [
    machines,
  ]);
  const keyed = ranges.map((range) => {
    const { from, to } = keysOf(scheme, range);
    return { ...range, fromKey: from, toKey: to };
  });
  await manager.query(REKEY, [machines, JSON.stringify(keyed)]);
  const owned: { serial: string }[] = await manager.query(OWNED, [machines]);
  const serials = owned.map(({ serial }) => serial);
  const keys = serials.map((serial) => scheme && serialKey(scheme, serial));
  await manager.query(REKEY_OWNED, [machines, serials, keys]);
}

function keysOf(scheme: Scheme | null, range: { from: string | null; to: string | null }) {
  if (range.from === null && range.to === null) return EVERY_KEY;
  const keys = scheme && rangeKeys(scheme, range);
  if (keys && !('wrong' in keys)) return keys;
  const printed = [range.from, range.to].filter((bound) => bound !== null).join(' to ');
  throw invalid({
    'serials.scheme.pattern': `The books of its machines have ${printed}, which this scheme does not read.`,
  });
}
