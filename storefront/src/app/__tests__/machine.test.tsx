import { getMachine, type Machine } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { discHarrow } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => server.use(...servesSearch([])));

const PATH = '/machines/disc-harrow';

const open = (changes?: Partial<Machine>, address = PATH) => {
  server.use(answer(getMachine, discHarrow(changes)));
  return renderShop(address);
};

const figures = async () =>
  within(await screen.findByRole('list', { name: 'Figures' })).getAllByRole('link');

it('shows all figures of the book, also those of assemblies inside others', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Compact disc harrow H 520' }),
  ).toBeVisible();
  const [arm, hoses, ram] = await figures();
  expect(arm).toHaveTextContent('20-1Disc arm, front rowDiscs and arms, 14 parts');
  expect(arm).toHaveAttribute('href', `${PATH}/20-1`);
  expect(hoses).toHaveTextContent('List only');
  expect(ram).toHaveTextContent('Hydraulics, 8 parts');
  expect(screen.getByText('PB-H520, revision 3')).toBeVisible();
  expect(document.title).toBe('Parts book of the Compact disc harrow H 520 · Harrow');
});

it('shows the figures of one assembly', async () => {
  const { user } = open();
  const contents = await screen.findByRole('group', { name: 'Assemblies' });
  await user.click(within(contents).getByRole('button', { name: /Discs and arms/ }));
  expect(await figures()).toHaveLength(1);
  await user.click(within(contents).getByRole('button', { name: /^All/ }));
  expect(await figures()).toHaveLength(3);
});

it('finds figures by number and by words of the title', async () => {
  const { user } = open();
  const field = await screen.findByLabelText('Name or number in this book');
  await user.type(field, 'folding');
  expect(await figures()).toHaveLength(1);
  await user.clear(field);
  await user.type(field, '50-2');
  expect((await figures())[0]).toHaveTextContent('Hoses');
  await user.type(field, 'x');
  expect(await screen.findByText('No figure has these words.')).toBeVisible();
});

it('takes a serial number into the address, and keeps it on the way to a figure', async () => {
  const { user, currentAddress } = open();
  await user.type(await screen.findByLabelText('Serial number'), 'h520-04117');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(currentAddress()).toBe(`${PATH}?serial=H520-04117`);
  const [arm] = await figures();
  expect(arm).toHaveAttribute('href', `${PATH}/20-1?serial=H520-04117`);
  expect(screen.getByText('H520-04117')).toBeVisible();
});

describe('a serial number that is not one of the machine', () => {
  const serve = () =>
    server.use(
      answer(getMachine, ({ query }) => {
        if (query.get('serial') !== 'H52O-04117') return discHarrow();
        const details = { fields: { serial: 'No.' }, suggestions: ['H520-04117'] };
        return refuse({ status: 422, code: 'invalid_body', details });
      }),
    );

  it('is said, with what fits every number and likely readings', async () => {
    serve();
    const { user, currentAddress } = renderShop(`${PATH}?serial=H52O-04117`);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('H52O-04117 is not a serial number of this machine.');
    expect(notice).toHaveTextContent('Numbers of this machine look like H520-04117.');
    expect((await figures())[0]).toHaveAttribute('href', `${PATH}/20-1`);
    await user.click(within(notice).getByRole('link', { name: 'Did you mean H520-04117?' }));
    expect(currentAddress()).toBe(`${PATH}?serial=H520-04117`);
  });
});

it('says that a machine has no book, and where to go on', async () => {
  open({ books: [] });
  expect(await screen.findByText('This machine has no parts book yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The machine itself' })).toHaveAttribute(
    'href',
    '/products/disc-harrow',
  );
});

it('says that no book is for a serial number', async () => {
  open({ books: [] }, `${PATH}?serial=H520-04117`);
  expect(await screen.findByText('No parts book is for this serial number.')).toBeVisible();
});

it('shows the page for unknown addresses for an unknown machine', async () => {
  server.use(refuses(getMachine, { status: 404 }));
  renderShop(PATH);
  expect(await screen.findByText('Stuck in the mud')).toBeVisible();
});

it('says why the book did not load', async () => {
  server.use(refuses(getMachine, { status: 429 }));
  renderShop(PATH);
  expect(await screen.findByText('The parts book did not load')).toBeVisible();
});
