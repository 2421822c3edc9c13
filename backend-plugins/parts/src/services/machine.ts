import {
  type AnswerOf,
  type BuiltMachine,
  cleanSerial,
  familyOf,
  type findMachinesBySerial,
  type listMachines,
  type Machine,
  type Scheme,
  serialKey,
  type SerialScheme,
  toScheme,
} from '@harrow/contract';
import { PARTS, type ShownProducts } from '@harrow/catalogue';
import { noSuch, PreparedStatement, type Services } from '@harrow/plugin-kit';
import { readOptionalSerial } from '../lib/known-serial';
import { type MachineRow, serialsOf, toMachineDto, yearsOf } from '../lib/machine-row';
import { likelyReadings } from '../lib/serials/readings';
import { statement } from '../lib/statement';

const LIST = statement('list-machines');
const BY_HANDLE = new PreparedStatement<MachineRow>(
  'machine_by_handle',
  statement('machine-by-handle'),
);
const BY_SERIAL = statement('machines-by-serial');
const SCHEMES =
  'SELECT name, pattern, family, sequence, alphabets FROM serial_scheme ORDER BY name';

const MAX_MATCHES = 5;
const MAX_SUGGESTIONS = 3;

type ListQuery = { q: string; category?: string; limit: number; pageNumber: number };
type Listed = AnswerOf<typeof listMachines>;
type Found = AnswerOf<typeof findMachinesBySerial>;

type BuiltRow = {
  key: string;
  productId: string;
  handle: string;
  name: string;
  img: string;
  yearFrom: number | null;
  yearTo: number | null;
};

const patternOf = (word: string): string => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const keysOf = (schemes: Scheme[], serial: string): string[] =>
  schemes.flatMap((scheme) => serialKey(scheme, serial) ?? []);

const idOf = ({ productId }: BuiltRow): string => productId;

const toBuiltMachine = ({ handle, name, img, ...row }: BuiltRow): BuiltMachine => ({
  handle,
  name,
  img,
  built: yearsOf(row),
});

/** Finds machines, and the contents of their parts books. */
export default class MachineService {
  constructor(private readonly services: Services) {}

  /** Returns a page of the machines by name, their number, and the categories at the top of all that have the words. */
  async list({ q, category, limit, pageNumber }: ListQuery): Promise<ShownProducts<Listed>> {
    const words = q.split(/\s+/).filter(Boolean).map(patternOf);
    const values = [words, category ?? null, limit, limit * pageNumber];
    const [found]: Listed[] = await this.services.manager.query(LIST, values);
    const shown = found ?? { data: [], count: 0, categories: [] };
    return { shown, ids: [...shown.data.map(({ _id }) => _id), PARTS] };
  }

  /** Returns the machines that were built under a number, and what it may have been meant to be. */
  async bySerial(typed: string): Promise<Found> {
    const serial = cleanSerial(typed);
    const schemes = await this.schemes();
    const exact = await this.built(keysOf(schemes, serial));
    if (exact.length > 0) {
      const matches = exact.slice(0, MAX_MATCHES).map(toBuiltMachine);
      return { serial, matches, suggestions: [] };
    }
    const likely = likelyReadings(serial).map((reading) => ({
      reading,
      keys: keysOf(schemes, reading),
    }));
    const built = new Set(
      (await this.built(likely.flatMap(({ keys }) => keys))).map(({ key }) => key),
    );
    const suggestions = likely
      .filter(({ keys }) => keys.some((key) => built.has(key)))
      .map(({ reading }) => reading);
    return { serial, matches: [], suggestions: suggestions.slice(0, MAX_SUGGESTIONS) };
  }

  /** Returns the machines that were built under a number, and the ids that the answer depends on. */
  async builtUnder(typed: string): Promise<ShownProducts<BuiltMachine[]>> {
    const keys = keysOf(await this.schemes(), cleanSerial(typed));
    const built = (await this.built(keys)).slice(0, MAX_MATCHES);
    return { shown: built.map(toBuiltMachine), ids: [...built.map(idOf), PARTS] };
  }

  /** Returns a machine with its books. Throws `not_found`. */
  async find(handle: string): Promise<MachineRow> {
    const row = await this.findAny(handle);
    if (!row) throw noSuch('machine');
    return row;
  }

  /** Returns a machine with its books; undefined for the handle of none. */
  async findAny(handle: string): Promise<MachineRow | undefined> {
    const { manager, storefrontProductService } = this.services;
    return await storefrontProductService.kept(`machine ${handle}`, async () => {
      const [value] = await BY_HANDLE.run(manager, [handle]);
      return value && { value, ids: [value.productId, PARTS] };
    });
  }

  /** Returns a machine with its books, or those for a serial number. Throws `not_found`, and `invalid_body` for a number that is none of it. */
  async retrieve(handle: string, serial?: string): Promise<ShownProducts<Machine>> {
    const row = await this.find(handle);
    const known = readOptionalSerial(serialsOf(row), serial);
    const shown = toMachineDto(row, known?.shown ?? null, known?.key ?? null);
    return { shown, ids: [row.productId, PARTS] };
  }

  private async schemes(): Promise<Scheme[]> {
    const { manager, storefrontProductService } = this.services;
    const rows = await storefrontProductService.kept('serial schemes', async () => {
      const value: SerialScheme[] = await manager.query(SCHEMES);
      return { value, ids: [PARTS] };
    });
    return (rows ?? []).map(toScheme);
  }

  private async built(keys: string[]): Promise<BuiltRow[]> {
    if (keys.length === 0) return [];
    return await this.services.manager.query(BY_SERIAL, [keys, keys.map(familyOf)]);
  }
}
