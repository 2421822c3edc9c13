import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import { importBook, newMachine, partNumber, publish, type TestMachine } from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let machine: TestMachine;
let [oldest, old, current, other, kit] = ['', '', '', '', ''];

const HEADER = 'old,new,quantity,interchange,machine,serial_from,serial_to,sells_out,since,note';

type Imported = {
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
  rows: { row: number; fields: Record<string, string> }[];
};

const read = async (rows: string[], query = '', token = admin.token) =>
  await shop.request('POST', `/parts/replaced/import${query}`, {
    token,
    headers: { 'content-type': 'text/csv' },
    body: [HEADER, ...rows].join('\n'),
  });
const imported = async (rows: string[], query = '') => (await read(rows, query)).body as Imported;

const part = async (number: string, query = '') =>
  (await shop.request('GET', `/parts/${encodeURIComponent(number)}${query}`)).body;
const figureLine = async (query = '') => {
  const { body } = await shop.request('GET', `/machines/${machine.handle}/figures/1${query}`);
  return (body as { lines: object[] }).lines[0];
};

/** A machine whose book lists the part in the middle. */
beforeAll(async () => {
  admin = await shop.admin();
  machine = await newMachine(shop, admin);
  [oldest, old, current, other, kit] = [0, 0, 0, 0, 0].map(partNumber) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const { body } = await importBook(
    shop,
    admin,
    machine,
    'assembly,figure,title,item,level,part,name,quantity,note\n' +
      `Arms,1,Arm,1,0,${old},Disc,2,\nArms,2,More,1,0,${current},Disc,2,\nArms,2,More,2,0,${other},Hub,2,\nArms,2,More,3,0,${kit},Bolt,2,\n`,
  );
  await publish(shop, admin, (body as { _id: string })._id);
});
afterEach(async () => {
  await shop.sql('DELETE FROM part_supersession WHERE old_part = ANY ($1)', [
    [oldest, old, current, other, kit].map((number) => number.replaceAll('-', '')),
  ]);
});

it('leads an old number to its successor, through all steps', async () => {
  const rows = [
    `${oldest},${old},1,one way,,,,no,2016-01-15,`,
    `${old},${current},2,both ways,,,,yes,2023-03-01,`,
  ];
  expect(await imported(rows, '?dryRun')).toMatchObject({ created: 2 });
  expect((await shop.request('GET', `/parts/${oldest}`)).status).toBe(404);
  expect(await imported(rows)).toMatchObject({ acknowledged: true, created: 2, updated: 0 });
  expect(await part(` ${oldest.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({
    part: oldest,
    name: 'Disc',
    replacedBy: {
      parts: [{ part: current, quantity: 2 }],
      isTwoWay: false,
      sellsOut: false,
      since: '2016-01-15',
    },
  });
  expect(await part(current)).toMatchObject({
    replacedBy: null,
    replaces: [
      { part: old, since: '2023-03-01', isTwoWay: true },
      { part: oldest, since: '2016-01-15', isTwoWay: false },
    ],
  });
  expect(await figureLine()).toMatchObject({
    part: old,
    replacedBy: { parts: [{ part: current, quantity: 2 }], isTwoWay: true, since: '2023-03-01' },
  });
  expect(await imported(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
});

it('replaces a part by a kit, and a kit by another', async () => {
  const rows = [`${old},${current},1,,,,,,,`, `${old},${kit},5,,,,,,,`];
  expect(await imported(rows)).toMatchObject({ created: 1 });
  const parts = [
    { part: current, quantity: 1 },
    { part: kit, quantity: 5 },
  ];
  const { replacedBy } = (await part(old)) as {
    replacedBy: { parts: { part: string; quantity: number }[] };
  };
  expect(
    replacedBy.parts.map(({ part: number, quantity }) => ({ part: number, quantity })),
  ).toEqual(expect.arrayContaining(parts));
  expect(await imported([`${old},${other},1,,,,,,,`])).toMatchObject({ created: 0, updated: 1 });
  expect(await part(old)).toMatchObject({ replacedBy: { parts: [{ part: other }] } });
  expect(await imported([`${old},,,,,,,,,`])).toMatchObject({ removed: 1 });
  expect(await part(old)).toMatchObject({ replacedBy: null });
});

it('replaces a part on one machine at its serial numbers', async () => {
  const { handle, series } = machine;
  await imported([
    `${old},${current},1,one way,${handle},${series}-04500,,yes,2025-09-01,`,
    `${old},${other},1,one way,,,,yes,,`,
  ]);
  const successor = (number: string) => ({ replacedBy: { parts: [{ part: number }] } });
  expect(await figureLine(`?serial=${series}-04500`)).toMatchObject(successor(current));
  expect(await figureLine(`?serial=${series}-04499`)).toMatchObject(successor(other));
  expect(await figureLine()).toMatchObject({ replacedBy: null });
  expect(await part(old)).toMatchObject(successor(other));
  const fits = async (serial: string) =>
    ((await part(current, `?machine=${handle}&serial=${serial}`)) as { fits: { verdict: string } })
      .fits;
  expect(await fits(`${series}-04500`)).toMatchObject({ verdict: 'yes' });
});

it('fits where the replaced part is listed, and the other way round only both ways', async () => {
  const verdict = async (number: string) =>
    ((await part(number, `?machine=${machine.handle}`)) as { fits: object }).fits;
  const successor = partNumber();
  const product = await shop.product();
  await shop.request('PATCH', `/services/${product.id}`, {
    token: admin.token,
    body: { sku: successor },
  });
  await imported([`${old},${successor},1,one way,,,,,,`, `${oldest},${old},1,one way,,,,,,`]);
  expect(await verdict(successor)).toMatchObject({ verdict: 'yes', listed: old });
  expect(await verdict(oldest)).toMatchObject({ verdict: 'no', listed: null });
  await imported([`${oldest},${old},1,both ways,,,,,,`]);
  expect(await verdict(oldest)).toMatchObject({ verdict: 'yes', listed: old });
});

it('does not sell what must not be sold any more', async () => {
  const product = await shop.product();
  const sku = async (number: string | null) =>
    await shop.request('PATCH', `/services/${product.id}`, {
      token: admin.token,
      body: { sku: number },
    });
  await sku(old);
  await imported([`${old},${current},1,,,,,yes,,`]);
  expect(await figureLine()).toMatchObject({ offer: { productId: product.id } });
  await imported([`${old},${current},1,,,,,no,,`]);
  expect(await figureLine()).toMatchObject({ offer: null });
  await sku(null);
});

it('refuses a circle, and prints its way', async () => {
  await imported([`${oldest},${old},1,,,,,,,`, `${old},${current},1,,,,,,,`]);
  expect(await imported([`${current},${oldest},1,,,,,,,`])).toMatchObject({
    rows: [
      {
        row: 2,
        fields: { new: `This closes a circle: ${current} → ${oldest} → ${old} → ${current}.` },
      },
    ],
  });
  const turned = [`${old},,,,,,,,,`, `${current},${old},1,,,,,,,`];
  expect(await imported(turned)).toMatchObject({ created: 1, removed: 1 });
});

it.each([
  [',NEW,1,,,,,,,', 'old'],
  ['OLD,NOT-KNOWN-AT-ALL,1,,,,,,,', 'new'],
  ['OLD,OLD,1,,,,,,,', 'new'],
  ['OLD,NEW,none,,,,,,,', 'quantity'],
  ['OLD,NEW,1,sometimes,,,,,,', 'interchange'],
  ['OLD,NEW,1,,no-such-machine,,,,,', 'machine'],
  ['OLD,NEW,1,,,4000,,,,', 'serial_from'],
  ['OLD,NEW,1,,,,,maybe,,', 'sells_out'],
  ['OLD,NEW,1,,,,,,2023-02-30,', 'since'],
])('refuses the row %s by its %s', async (row, column) => {
  const { rows } = await imported([row.replaceAll('OLD', old).replace('NEW', current)]);
  expect(rows).toMatchObject([
    { row: 2, fields: { [column]: expect.stringMatching(/./) as unknown } },
  ]);
});

it('exports all replaced parts, which read back unchanged', async () => {
  await imported([
    `${old},${current},1,both ways,${machine.handle},${machine.series}-00100,,no,2024-06-01,"a, b"`,
  ]);
  const { status, body } = await shop.request('GET', '/parts/replaced.csv', { token: admin.token });
  expect(status).toBe(200);
  const own = (body as string).split('\r\n').filter((line) => line.startsWith(old));
  expect(own).toEqual([
    `${old},${current},1,both ways,${machine.handle},${machine.series}-00100,,no,2024-06-01,"a, b"`,
  ]);
  expect(await imported(own)).toMatchObject({ unchanged: 1, created: 0, updated: 0 });
});

it('lets admins alone read and write replaced parts', async () => {
  const { token } = await shop.customer();
  expect((await read([`${old},${current},1,,,,,,,`], '', token)).status).toBe(403);
  expect((await shop.request('GET', '/parts/replaced.csv', { token })).status).toBe(403);
});
