import {
  findMachinesBySerial,
  getMachine,
  listMachines,
  type BuiltMachine,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { discHarrow, machineList } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();

const built = (name: string): BuiltMachine => ({
  handle: name.toLowerCase().replaceAll(' ', '-'),
  name,
  img: '/pictures/products/disc-harrow.svg',
  built: { from: 2021, to: 2022 },
});

/** Opens the list of three machines, and records the queries. */
function open(address = '/machines') {
  const asked: string[] = [];
  server.use(
    ...servesSearch([]),
    answer(listMachines, ({ query }) => {
      asked.push(query.toString());
      return machineList(['Disc harrow', 'Power harrow', 'Field tractor']);
    }),
  );
  return { asked, ...renderShop(address) };
}

const serves = (
  matches: BuiltMachine[],
  { suggestions = [], serials = [] }: { suggestions?: string[]; serials?: string[] } = {},
) =>
  server.use(
    answer(findMachinesBySerial, ({ query }) => {
      serials.push(query.get('serial') ?? '');
      return { serial: 'H52004117', matches, suggestions };
    }),
  );

it('lists the machines with their figures, each with its parts book', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Parts by machine' })).toBeVisible();
  const book = await screen.findByRole('link', { name: /Power harrow/ });
  expect(book).toHaveAttribute('href', '/machines/power-harrow');
  expect(book).toHaveTextContent('1 figure');
  expect(screen.getByRole('link', { name: /Disc harrow/ })).toHaveTextContent('No parts book yet');
  expect(document.title).toBe('Parts by machine · Harrow');
});

it('shows one kind of machine, and finds words of the name', async () => {
  const { user, asked, currentAddress } = open();
  await user.click(await screen.findByRole('link', { name: /^Tillage 2$/ }));
  expect(currentAddress()).toBe('/machines?category=tillage');
  await user.type(screen.getByLabelText('Name or model'), 'power{Enter}');
  expect(currentAddress()).toBe('/machines?q=power&category=tillage');
  await screen.findByRole('link', { name: /Power harrow/ });
  expect(asked.at(-1)).toBe('q=power&category=tillage&limit=48&pageNumber=0');
});

it('says that no machine has the words, and leads to all', async () => {
  open('/machines?q=zzz');
  server.use(answer(listMachines, { data: [], count: 0, categories: [] }));
  expect(await screen.findByText('No machine has this name.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all machines' })).toHaveAttribute(
    'href',
    '/machines',
  );
});

it('says why the list did not load', async () => {
  open();
  server.use(refuses(listMachines, { status: 429 }));
  expect(await screen.findByText('The machines did not load')).toBeVisible();
});

describe('a serial number', () => {
  const find = async (serial: string) => {
    const page = open();
    await page.user.type(await screen.findByLabelText('Serial number'), serial);
    await page.user.click(screen.getByRole('button', { name: 'Find machine' }));
    return page;
  };

  it('finds its machine, when it was built, and its parts book', async () => {
    const serials: string[] = [];
    serves([built('Disc harrow')], { serials });
    const { currentAddress } = await find(' h520-04117 ');
    const card = await screen.findByRole('link', { name: /Open parts book/ });
    expect(card).toHaveTextContent('Built 2021 to 2022');
    expect(card).toHaveAttribute('href', '/machines/disc-harrow?serial=H520-04117');
    expect(currentAddress()).toBe('/machines?serial=H520-04117');
    expect(serials).toEqual(['H520-04117']);
  });

  it('that several machines have asks which one', async () => {
    serves([built('Disc harrow'), built('Power harrow')]);
    await find('4117');
    const answered = (await screen.findByText(/Which one is yours/)).closest('[role=status]');
    expect(within(answered as HTMLElement).getAllByRole('link')).toHaveLength(2);
  });

  it('that no machine has is not guessed, but a likely reading can be taken', async () => {
    serves([], { suggestions: ['H520-04117'] });
    const { user, currentAddress } = await find('H52O-04117');
    expect(await screen.findByText('We know no machine with this number.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Did you mean H520-04117?' }));
    expect(currentAddress()).toBe('/machines?serial=H520-04117');
    expect(screen.getByLabelText('Serial number')).toHaveValue('H520-04117');
  });

  it('that is empty asks for one', async () => {
    const { user, currentAddress } = open();
    await user.click(await screen.findByRole('button', { name: 'Find machine' }));
    expect(currentAddress()).toBe('/machines');
  });

  it('can be asked for again after a failure', async () => {
    server.use(refuses(findMachinesBySerial, { status: 429 }));
    const { user } = await find('H520-04117');
    expect(await screen.findByText('The search for the machine failed')).toBeVisible();
    serves([built('Disc harrow')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Open parts book/ })).toBeVisible();
  });

  it('goes with the machine that is chosen in the list', async () => {
    serves([]);
    open('/machines?serial=X1');
    expect(await screen.findByRole('link', { name: /Power harrow/ })).toHaveAttribute(
      'href',
      '/machines/power-harrow?serial=X1',
    );
  });

  it('on a plate leads to its machine', async () => {
    server.use(answer(getMachine, discHarrow()));
    serves([built('Disc harrow')]);
    const { currentAddress } = open('/m/H520-04117');
    await screen.findByRole('heading', { level: 1, name: 'Compact disc harrow H 520' });
    expect(currentAddress()).toBe('/machines/disc-harrow?serial=H520-04117');
  });

  it('on a plate that several machines have asks which one', async () => {
    serves([built('Disc harrow'), built('Power harrow')]);
    const { currentAddress } = open('/m/4117');
    expect(await screen.findByText(/Which one is yours/)).toBeVisible();
    expect(currentAddress()).toBe('/m/4117');
  });
});
