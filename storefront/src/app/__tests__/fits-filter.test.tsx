import { getMachine, search, suggest, type SearchResult } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { deviceMachines } from '@/lib/own-machines/device-machines';
import { sessionStore } from '@/lib/session/session-store';
import { answer } from '@/test/answer';
import { found, servesProducts, suggestions } from '@/test/catalogue-fixtures';
import { bigRed, discHarrow } from '@/test/machine-fixtures';
import { products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => sessionStore.set({ status: 'signed-out' }));
afterEach(() => localStorage.clear());

const { machine, serial } = bigRed();
const FILTER = `machine=${machine.handle}&serial=${serial ?? ''}`;

/** Serves lists; for a machine, the first product fits it and of the second that is not known. */
function serves(changes: Partial<SearchResult> = {}): void {
  const [one, other, third] = products(3);
  if (!one || !other || !third) throw new Error('Expected three products.');
  const fitting = [
    { ...one, fit: 'yes' as const },
    { ...other, fit: 'unknown' as const },
  ];
  server.use(
    answer(search, ({ query }) =>
      query.get('machine') === null
        ? found([one, other, third])
        : {
            ...found(fitting),
            machine: { ...machine, serial: query.get('serial') },
            ...changes,
          },
    ),
    ...servesProducts([one, other, third]),
  );
}

const chips = () => screen.findByRole('list', { name: 'Parts that fit' });

it('offers each machine of the visitor as a filter, which the address carries', async () => {
  serves();
  deviceMachines.keep(bigRed());
  const { user, currentAddress } = renderShop('/categories/tillage');
  const chip = await within(await chips()).findByRole('link', { name: 'Fits Big Red' });
  await user.click(chip);
  await waitFor(() => expect(currentAddress()).toBe(`/categories/tillage?${FILTER}`));
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  const saying = (text: string) => cards.map((card) => within(card).queryByText(text) !== null);
  await waitFor(() => expect(saying('Fits Big Red')).toEqual([true, false]));
  expect(saying('Not known if it fits Big Red')).toEqual([false, true]);
  await user.click(screen.getByRole('link', { name: 'Fits Big Red: remove this filter' }));
  await waitFor(() => expect(currentAddress()).toBe('/categories/tillage'));
});

it('names the machine of a shared address with its serial number', async () => {
  serves();
  renderShop(`/search?q=disc&${FILTER}`);
  const label = `Fits ${machine.name}, ${serial ?? ''}`;
  expect(await screen.findByRole('link', { name: `${label}: remove this filter` })).toBeVisible();
  expect(await screen.findByText(`Fits ${machine.name}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/search?q=disc');
});

it('offers nothing to a visitor without machines', async () => {
  serves();
  renderShop('/categories/tillage');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('list', { name: 'Parts that fit' })).toBeNull();
  expect(screen.queryByText(/^Fits/)).toBeNull();
});

it('leaves out a machine that the shop does not have, and says so', async () => {
  serves();
  server.use(
    answer(search, ({ query }) =>
      query.get('machine') === null
        ? found(products(3))
        : refuse({ status: 422, code: 'invalid_body', details: { fields: { machine: 'None.' } } }),
    ),
  );
  renderShop('/search?q=disc&machine=gone&serial=1');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByText(/makes no sense here/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Parts that fit' })).toBeNull();
});

it('keeps the filter when another one is chosen', async () => {
  serves();
  const { user, currentAddress } = renderShop(`/categories/tillage?${FILTER}`);
  await user.click(await screen.findByRole('checkbox', { name: /In stock/ }));
  await waitFor(() => expect(currentAddress()).toBe(`/categories/tillage?inStock=true&${FILTER}`));
});

it.each(['big', 'harrow', 'h520 041'])('suggests one’s own machine for “%s”', async (typed) => {
  serves();
  server.use(answer(suggest, suggestions([])), answer(getMachine, discHarrow()));
  deviceMachines.keep(bigRed());
  const { user, currentAddress } = renderShop('/nowhere');
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), typed);
  const group = await screen.findByRole('group', { name: 'My Machines' });
  await user.click(within(group).getByRole('option', { name: /Big Red/ }));
  await waitFor(() =>
    expect(currentAddress()).toBe(`/machines/${machine.handle}?serial=${serial ?? ''}`),
  );
});
