import { useSharedShop } from '@harrow/testing/shared-shop';
import { agentOf } from './agent';
import { bookedMachine, importReplaced, partNumber } from './parts-shop';

/** Questions of farmers whose answers an agent might otherwise conclude from what is missing. */
const shop = useSharedShop();
const { call } = agentOf(shop);

const saying = (text: string) => expect.stringContaining(text) as unknown;

type Lines = { lines: { part: string | null; name: string; sale: string }[] };

it('answers whether a part fits by the serial number alone, and why', async () => {
  const { machine, book } = await bookedMachine(shop);
  const askAt = async (serial: string) =>
    (await call('get_part', { number: book.next, serial: `${machine.series}-${serial}` })).value;
  expect(await askAt('04117')).toMatchObject({
    machine: machine.handle,
    fits: { verdict: 'yes' },
    sale: saying('In stock: 40'),
  });
  expect(await askAt('00001')).toMatchObject({
    fits: { verdict: 'no' },
    fit: `It is for serial numbers from ${machine.series}-04000.`,
  });
  const { value } = await call('get_part', { number: book.next, machine: machine.handle });
  expect(value).toMatchObject({ fits: { verdict: 'unknown' }, fit: saying('the serial number') });
  const nowhere = await call('get_part', { number: book.next });
  expect(nowhere.value).toMatchObject({ fits: null, fit: saying('No machine was given') });
});

it('says that fit depends on the equipment', async () => {
  const { machine, book } = await bookedMachine(shop);
  const serial = `${machine.series}-04117`;
  const { value } = await call('get_part', { number: book.ring, serial });
  expect(value).toMatchObject({
    ...{ fits: { verdict: 'unknown' }, fit: saying('V-ring roller') },
    ...{ offer: null, sale: 'The shop does not sell it.' },
  });
});

it('never leaves out a serial number that no machine has', async () => {
  const { book, machine } = await bookedMachine(shop);
  const refused = await call('get_part', { number: book.next, serial: 'XX-1' });
  expect(refused).toMatchObject({ isError: true, value: { message: saying('No machine') } });
  const misread = `${machine.series}-O4117`;
  const { value } = await call('replaced_by', { number: book.next, serial: misread });
  expect(value).toMatchObject({
    message: saying('misread'),
    suggestions: [`${machine.series}04117`],
  });
});

it('finds what is not sold separately, and with what it comes', async () => {
  const { machine } = await bookedMachine(shop);
  const serial = `${machine.series}-04117`;
  const { value } = await call('find_part_for_machine', { query: 'stub axle', serial });
  expect((value as Lines).lines[0]).toMatchObject({
    ...{ part: null, name: 'Stub axle', item: '14', sale: 'Not sold separately.' },
    link: `http://localhost:8000/machines/${machine.handle}/20-1`,
  });
  const figure = await call('get_figure', { number: '20-1', serial });
  const axle = (figure.value as Lines).lines.find(({ name }) => name === 'Stub axle');
  expect(axle).toMatchObject({ comesWith: '1', sale: 'Not sold separately.' });
});

it('says that nothing is found, and lists the figures of a machine', async () => {
  const { machine } = await bookedMachine(shop);
  const asked = { machine: machine.handle };
  const none = await call('find_part_for_machine', { ...asked, query: 'flux capacitor' });
  expect(none.value).toMatchObject({ lines: [], note: saying('No line has these words') });
  const { value } = await call('get_figure', asked);
  expect(value).toMatchObject({
    machine: { name: machine.name },
    books: [{ figures: [{ assembly: 'Discs and arms', number: '20-1' }, { number: '40-1' }] }],
  });
});

it('offers machines for a name, and none for their parts', async () => {
  const { machine, book } = await bookedMachine(shop);
  const { value } = await call('find_part_for_machine', { query: 'seal', machine: machine.name });
  expect(value).toMatchObject({
    machine: null,
    machines: expect.arrayContaining([{ handle: machine.handle, name: machine.name }]) as unknown,
  });
  const refused = await call('get_part', { number: book.next, machine: 'no-such-machine' });
  expect(refused).toMatchObject({ isError: true, value: { message: saying('No machine') } });
});

it('shows a replaced line with the kit that takes its place', async () => {
  const { admin, machine, book } = await bookedMachine(shop);
  await importReplaced(shop, admin, [
    `${book.old},${book.next},1,one way,,,,no,2024-06-01,`,
    `${book.old},${book.arm},2,one way,,,,no,2024-06-01,`,
  ]);
  const serial = `${machine.series}-00100`;
  const { value } = await call('find_part_for_machine', { query: 'shaft seal', serial });
  expect((value as Lines).lines[0]).toMatchObject({
    ...{ part: book.old, offer: null, sale: 'Not sold any more: offer what replaces it.' },
    replacedBy: {
      parts: expect.arrayContaining([expect.objectContaining({ part: book.next })]) as unknown,
    },
  });
  const kit = await call('replaced_by', { number: book.old, serial });
  expect(kit.value).toMatchObject({ note: saying('All of these parts are needed together') });
});

it('tells how far it is true that nothing replaces a part', async () => {
  const { admin, machine, book } = await bookedMachine(shop);
  const { handle, series } = machine;
  const rows = [`${book.old},${book.next},1,one way,${handle},${series}-02000,,yes,2024-06-01,`];
  await importReplaced(shop, admin, rows);
  const noteFor = async (place: object) => {
    const { value } = await call('replaced_by', { number: book.old, ...place });
    return (value as { note: string }).note;
  };
  expect(await noteFor({})).toMatch(/^Nothing replaces it on every machine/);
  expect(await noteFor({ machine: handle })).toMatch(/Ask for the serial number/);
  expect(await noteFor({ serial: `${series}-00001` })).toBe('Nothing replaces it on this machine.');
  expect(await noteFor({ serial: `${series}-03000` })).toMatch(/^The old part does not go/);
});

it('offers similar numbers for one that nothing has, and takes none', async () => {
  const { book, link } = await bookedMachine(shop);
  const typed = book.next.slice(0, -2);
  expect(await call('get_part', { number: typed })).toMatchObject({
    isError: true,
    value: { message: saying('Nothing has the number'), similar: [{ part: book.next, link }] },
  });
  expect(await call('get_part', { number: partNumber() })).toMatchObject({
    isError: true,
    value: { similar: [] },
  });
});

it('tells what books know of the unsold numbers of a list', async () => {
  const { admin, book } = await bookedMachine(shop);
  await importReplaced(shop, admin, [`${book.old},${book.next},1,both ways,,,,no,,`]);
  const lines = [
    { number: book.next, quantity: 3 },
    { number: book.old, quantity: 1 },
    { number: partNumber(), quantity: 1 },
  ];
  expect((await call('check_list', { lines })).value).toMatchObject({
    ...{ currency: 'usd', amount: 36 },
    lines: [
      { state: 'ok', amount: 36, known: null },
      { state: 'unknown', known: { replacedBy: { parts: [{ part: book.next }] } } },
      { state: 'unknown', known: null },
    ],
  });
});
