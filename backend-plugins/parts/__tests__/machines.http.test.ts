import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import { newMachine, settingsOf, type TestMachine } from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let machine: TestMachine;
beforeAll(async () => {
  admin = await shop.admin();
  machine = await newMachine(shop, admin);
});

const save = (settings: object, handle = machine.handle, token: string | undefined = admin.token) =>
  shop.request('PUT', `/machines/${handle}`, { token, body: settings });
const settings = async (handle = machine.handle) =>
  (await shop.request('GET', `/machines/${handle}/settings`, { token: admin.token })).body;
const bySerial = async (serial: string) =>
  (await shop.request('GET', `/machines/by-serial?serial=${encodeURIComponent(serial)}`)).body;

it('makes a product a machine, once', async () => {
  const made = settingsOf(machine);
  expect(await save(made)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  expect(await settings()).toMatchObject({
    serials: { ...made.serials, built: [{ from: `${machine.series}-00001`, to: null }] },
    options: made.options,
  });
});

it('shows a machine that has no book', async () => {
  const { handle, name, id } = machine;
  const answer = await shop.request('GET', `/machines/${handle}?serial=${machine.series}%2000042`);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      _id: id,
      handle,
      name,
      serialPlace: 'On the frame, right of the drawbar',
      serial: { printed: `${machine.series} 00042`, built: { from: 2019, to: null } },
      books: [],
    },
  });
});

it('lists machines by words of the name, with their figures', async () => {
  const [, word = ''] = /machine (\S+)/.exec(machine.name) ?? [];
  const { body } = await shop.request('GET', `/machines?q=${word.toUpperCase()}`);
  expect(body).toMatchObject({ count: 1, data: [{ handle: machine.handle, figures: 0 }] });
  expect((await shop.request('GET', `/machines?q=${word}%25`)).body).toMatchObject({ count: 0 });
  expect((await shop.request('GET', '/machines?category=no-such')).body).toMatchObject({
    data: [],
    count: 0,
  });
});

it('finds the machine of a serial number by the search, and suggests it', async () => {
  const { series, handle, name } = machine;
  const text = encodeURIComponent(`${series} 04117`);
  const found = { machines: [{ handle, name, built: { from: 2019, to: null } }] };
  expect((await shop.request('GET', `/search?q=${text}`)).body).toMatchObject(found);
  expect((await shop.request('GET', `/search/suggestions?q=${text}`)).body).toMatchObject(found);
  const other = (await shop.request('GET', `/search?q=${name.replaceAll(' ', '%20')}`)).body;
  expect(other).not.toHaveProperty('machines');
});

it('finds the machine of a serial number in any spelling', async () => {
  const { series, handle } = machine;
  for (const spelling of [`${series}-04117`, `${series.toLowerCase()} 041 17`]) {
    expect(await bySerial(spelling)).toEqual({
      serial: `${series}04117`,
      matches: [expect.objectContaining({ handle, built: { from: 2019, to: null } }) as unknown],
      suggestions: [],
    });
  }
  expect(await bySerial(`${series}-00000`)).toMatchObject({ matches: [], suggestions: [] });
});

it('offers a likely reading of a serial number, and does not take it', async () => {
  const { series, handle } = machine;
  const mistaken = `${series}-O4117`;
  expect(await bySerial(mistaken)).toMatchObject({ matches: [], suggestions: [`${series}04117`] });
  const answer = await shop.request('GET', `/machines/${handle}?serial=${mistaken}`);
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: { serial: expect.stringContaining('not a serial number') as unknown },
      suggestions: [`${series}04117`],
    },
  });
});

it('refuses a serial number of another machine', async () => {
  const other = await newMachine(shop, admin);
  const answer = await shop.request(
    'GET',
    `/machines/${machine.handle}?serial=${other.series}-00042`,
  );
  expect(answer).toMatchObject({ status: 422, body: { suggestions: [] } });
});

it.each([
  ['^(?<n>(\\d+)+)$', 'serials.scheme.pattern'],
  ['^(?<n>\\d*\\d*\\d*\\d*\\d*)$', 'serials.scheme.pattern'],
  ['(?<n>\\d+)', 'serials.scheme.pattern'],
  ['^(?<n>\\d+)(?=A)$', 'serials.scheme.pattern'],
  ['^(?<m>\\d+)$', 'serials.scheme.sequence'],
])('refuses the pattern %s', async (pattern, field) => {
  const made = settingsOf(machine);
  const scheme = { ...made.serials.scheme, family: [], sequence: ['n'], pattern };
  const answer = await save({ ...made, serials: { ...made.serials, scheme } });
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.stringMatching(/./) as unknown } },
  });
  expect(await settings()).toMatchObject({ serials: { scheme: made.serials.scheme } });
});

it('refuses numbers that the scheme does not read, and ranges that overlap', async () => {
  const { series } = machine;
  const refused = async (...built: { from: string; to?: string }[]) =>
    ((await save(settingsOf(machine, built))).body as { fields: object }).fields;
  expect(await refused({ from: 'hello' })).toHaveProperty(['serials.built.0.from']);
  expect(await refused({ from: `${series}-00002`, to: `${series}-00001` })).toHaveProperty([
    'serials.built.0.to',
  ]);
  expect(await refused({ from: `${series}-00001` }, { from: `${series}-00100` })).toHaveProperty([
    'serials.built.1.from',
  ]);
});

it('reads the numbers of all its machines again when a scheme changes', async () => {
  const [one, other] = [await newMachine(shop, admin), await newMachine(shop, admin)];
  const made = settingsOf({ series: other.series, scheme: one.scheme });
  await save(made, other.handle);
  const scheme = {
    ...made.serials.scheme,
    pattern: '^(?<series>[A-Z]\\d{4})(?<number>\\d{5})(?<rework>R\\d)?$',
  };
  await save(
    {
      ...made,
      serials: { ...made.serials, scheme: { ...scheme, sequence: ['number', 'rework'] } },
    },
    other.handle,
  );
  expect(await bySerial(`${one.series}-00007R2`)).toMatchObject({
    matches: [{ handle: one.handle }],
  });
  const narrow = { ...scheme, pattern: '^(?<series>[A-Z]\\d{4})(?<number>\\d{4})$' };
  const series = [{ from: `${other.series}-0001` }];
  const refused = await save(
    { ...made, serials: { ...made.serials, scheme: narrow, built: series } },
    other.handle,
  );
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { 'serials.scheme.pattern': expect.stringMatching(/./) as unknown } },
  });
  expect(await bySerial(`${one.series}-00007R2`)).toMatchObject({
    matches: [{ handle: one.handle }],
  });
});

it('lists the schemes with the number of their machines', async () => {
  const [one, other] = [await newMachine(shop, admin), await newMachine(shop, admin)];
  await save(settingsOf({ series: other.series, scheme: one.scheme }), other.handle);
  const answer = await shop.request('GET', '/serial-schemes', { token: admin.token });
  expect(answer.body).toContainEqual({
    ...settingsOf(one).serials.scheme,
    ...{ alphabets: {}, machines: 2 },
  });
  expect((await shop.request('GET', '/serial-schemes')).status).toBe(401);
});

it('makes a machine an ordinary product again', async () => {
  const { handle, id } = await newMachine(shop, admin);
  const remove = () => shop.request('DELETE', `/machines/${handle}`, { token: admin.token });
  expect(await remove()).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  expect((await remove()).status).toBe(404);
  expect((await shop.request('GET', `/machines/${handle}`)).status).toBe(404);
  expect((await shop.request('GET', `/services/${id}`)).status).toBe(200);
});

it('lets admins alone change machines', async () => {
  const { token } = await shop.customer();
  expect((await save(settingsOf(machine), machine.handle, token)).status).toBe(403);
  expect((await shop.request('PUT', `/machines/${machine.handle}`, { body: {} })).status).toBe(401);
  expect(
    (await shop.request('GET', `/machines/${machine.handle}/settings`, { token })).status,
  ).toBe(403);
  expect((await save(settingsOf(machine), 'no-such-product')).status).toBe(404);
});
