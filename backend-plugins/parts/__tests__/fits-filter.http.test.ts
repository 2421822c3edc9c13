import type { Part, SearchResult } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import {
  bookTable,
  importBook,
  importReplaced,
  newMachine,
  partNumber,
  publish,
  type TestMachine,
} from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let machine: TestMachine;
let book: string;
const numbers = new Map<string, string>();
const ids = new Map<string, string>();

/** Sells a part, so that lists can show it. */
async function sell(name: string): Promise<string> {
  const number = partNumber();
  const { id } = await shop.product({ available: 5, price: 20 });
  const body = { sku: number };
  await shop.request('PATCH', `/services/${id}`, { token: admin.token, body });
  ids.set(id, name);
  numbers.set(name, number);
  return number;
}

/**
 * A machine whose book lists an arm for every number, a seal up to 4000, one from 4001 and a ring for an option. A new arm
 * replaces the arm, a bolt the later seal on this machine alone, and the arm itself the old one both ways.
 */
beforeAll(async () => {
  admin = await shop.admin();
  machine = await newMachine(shop, admin);
  const { series, handle } = machine;
  const [arm, early, late] = [await sell('arm'), await sell('early'), await sell('late')];
  const [ring, newer, bolt] = [await sell('ring'), await sell('newer arm'), await sell('bolt')];
  const [older, other] = [await sell('older arm'), await sell('other')];
  const text = bookTable(
    `Arms,20-1,Arm,1,0,${arm},Arm,1,,,,`,
    `Arms,20-1,Arm,2,0,${early},Seal,1,,${series}-04000,,`,
    `Arms,20-1,Arm,2,0,${late},Seal,1,${series}-04001,,,`,
    `Arms,20-1,Arm,3,0,${ring},Ring,1,,,R,`,
  );
  const { body } = await importBook(shop, admin, machine, text);
  book = (body as { _id: string })._id;
  await publish(shop, admin, book);
  const elsewhere = await newMachine(shop, admin);
  await importReplaced(shop, admin, [
    `${arm},${newer},1,one way,,,,yes,,`,
    `${older},${arm},1,both ways,,,,yes,,`,
    `${late},${bolt},1,one way,${handle},,,yes,,`,
    `${late},${other},1,one way,${elsewhere.handle},,,yes,,`,
  ]);
});

const asked = async (query: string) =>
  (await shop.request('GET', `/search?limit=50&${query}`)).body as SearchResult;

/** Returns whether each part that the filter keeps fits, by its name. */
async function kept(serial?: string): Promise<Record<string, string | undefined>> {
  const at = serial === undefined ? '' : `&serial=${machine.series}-${serial}`;
  const { data } = await asked(`machine=${machine.handle}${at}`);
  return Object.fromEntries(data.map(({ _id, fit }) => [ids.get(_id) ?? _id, fit]));
}

it('keeps what fits at a serial number, and says what is not known', async () => {
  const arms = { arm: 'yes', 'newer arm': 'yes', 'older arm': 'yes', ring: 'unknown' };
  expect(await kept('04000')).toEqual({ ...arms, early: 'yes' });
  expect(await kept('04001')).toEqual({ ...arms, late: 'yes', bolt: 'yes' });
});

it('does not know without a serial number what only some numbers have', async () => {
  expect(await kept()).toEqual({
    ...{ arm: 'yes', 'newer arm': 'yes', 'older arm': 'yes', ring: 'unknown' },
    ...{ early: 'unknown', late: 'unknown', bolt: 'unknown' },
  });
});

it('answers for each part as its own call does', async () => {
  for (const serial of [undefined, '04000', '04001']) {
    const found = await kept(serial);
    for (const [name, number] of numbers) {
      const at = serial === undefined ? '' : `&serial=${machine.series}-${serial}`;
      const path = `/parts/${number}?machine=${machine.handle}${at}`;
      const { fits } = (await shop.request('GET', path)).body as Part;
      const said = { name, serial, verdict: found[name] ?? 'no' };
      expect(said).toEqual({ name, serial, verdict: fits?.verdict });
    }
  }
});

it('names the machine, with the serial number as it was given', async () => {
  const { handle, name, series } = machine;
  const typed = `${series} 04 000`;
  expect(await asked(`machine=${handle}&serial=${encodeURIComponent(typed)}`)).toMatchObject({
    machine: { handle, name, serial: typed },
    facets: { inStock: 5 },
  });
  const nowhere = await asked(`machine=${handle}&category=no-such-category`);
  expect(nowhere).toMatchObject({ count: 0, machine: { handle, name, serial: null } });
  expect(await asked('q=disc')).not.toHaveProperty('machine');
});

it('refuses an unknown machine, and a number that is none of it', async () => {
  const fieldsOf = async (query: string) => {
    const { status, body } = await shop.request('GET', `/search?${query}`);
    return { status, fields: Object.keys((body as { fields?: object }).fields ?? {}) };
  };
  const { handle } = machine;
  expect(await fieldsOf('machine=no-such-machine')).toEqual({ status: 422, fields: ['machine'] });
  expect(await fieldsOf(`machine=${handle}&serial=hello`)).toEqual({
    ...{ status: 422, fields: ['serial'] },
  });
});

it('says of a number that no book covers that nothing is known', async () => {
  const partial = await newMachine(shop, admin);
  const { series, handle } = partial;
  const text = bookTable(`Arms,20-1,Arm,1,0,${numbers.get('arm') ?? ''},Arm,1,,,,`);
  const range = `&from=${series}-00001&to=${series}-02000`;
  const { body } = await importBook(shop, admin, partial, text, range);
  await publish(shop, admin, (body as { _id: string })._id);
  const fitAt = async (serial: string) =>
    (await asked(`machine=${handle}&serial=${series}-${serial}`)).data.map(({ fit }) => fit);
  expect(await fitAt('02000')).toEqual(['yes', 'yes', 'yes']);
  expect(await fitAt('02001')).toEqual(['unknown', 'unknown', 'unknown']);
});

it('follows a published book in the next answer', async () => {
  const { series, handle } = machine;
  const all = async () => (await asked(`machine=${handle}`)).data.length;
  expect(await all()).toBe(7);
  const text = bookTable(
    `Arms,20-1,Arm,2,0,${numbers.get('early') ?? ''},Seal,1,,${series}-04000,,`,
  );
  const { body } = await importBook(shop, admin, machine, text);
  expect(await all()).toBe(7); // a draft says nothing
  await publish(shop, admin, (body as { _id: string })._id);
  expect(await all()).toBe(1);
  await publish(shop, admin, book);
  expect(await all()).toBe(7);
  await shop.request('DELETE', `/parts-books/${book}/publish`, { token: admin.token });
  expect(await kept()).toEqual({});
});
