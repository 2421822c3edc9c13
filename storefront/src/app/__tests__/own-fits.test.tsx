import {
  getPart,
  getProductDetails,
  listProductReviews,
  type Fits,
  type ProductDetails,
} from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { deviceMachines } from '@/lib/own-machines/device-machines';
import { sessionStore } from '@/lib/session/session-store';
import { answer } from '@/test/answer';
import { reviewsOf, servesSearch } from '@/test/catalogue-fixtures';
import { bigRed } from '@/test/machine-fixtures';
import { productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => {
  sessionStore.set({ status: 'signed-out' });
  server.use(...servesSearch([]), answer(listProductReviews, reviewsOf([])));
});
afterEach(() => localStorage.clear());

const DISC = 'HR-14-361';

const fits = (changes: Partial<Fits>): Fits => ({
  ...{ verdict: 'yes', listed: DISC, item: '4', serials: null, usableOn: [] },
  figure: { number: '20-1', title: 'Disc arm, front row' },
  ...changes,
});

/** Opens a part that the books of two machines list; `fit` is what it is to a machine. Returns what was asked. */
async function open(fit: Fits | null, changes: Partial<ProductDetails> = {}) {
  const asked: string[] = [];
  const machines = ['disc-harrow', 'power-harrow'];
  server.use(
    answer(
      getProductDetails,
      productDetails(1, {
        part: { number: DISC, replaces: [], replacedBy: null },
        fits: machines.map((handle) => ({ machine: { handle, name: handle }, serials: null })),
        ...changes,
      }),
    ),
    answer(getPart, ({ query, parameters }) => {
      asked.push(`${parameters.number}?${query.toString()}`);
      if (!fit) return refuse({ status: 422 });
      const part = { part: DISC, name: 'Disc', offer: null, replacedBy: null, replaces: [] };
      return { ...part, fits: fit, usedOn: { data: [], next: null } };
    }),
  );
  renderShop('/products/machine-1');
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

const other = bigRed({
  ...{ _id: 'mach_2', nickname: null, serial: null },
  machine: { ...bigRed().machine, handle: 'mower', name: 'Mower' },
});

it('says that a part fits one’s own machine, and asks about no machine that is not listed', async () => {
  deviceMachines.keep(bigRed());
  deviceMachines.keep(other);
  const asked = await open(fits({}));
  const said = await screen.findByText('Fits Big Red');
  expect(said.closest('li')).toHaveTextContent('Fits Big Red, H520-04117.');
  expect(asked).toEqual([`${DISC}?machine=disc-harrow&serial=H520-04117`]);
});

it('says that a part does not fit, and which serial numbers it is for', async () => {
  deviceMachines.keep(bigRed());
  await open(fits({ verdict: 'no', serials: { from: null, to: 'H520-03999' } }), { available: 0 });
  const said = await screen.findByText('Does not fit Big Red');
  expect(said.closest('li')).toHaveTextContent(
    'Does not fit Big Red, H520-04117. Up to H520-03999.',
  );
});

it.each([
  ['that is not known', fits({ verdict: 'unknown' })],
  ['of a part that the book does not list', fits({ verdict: 'no', listed: null })],
  ['for a serial number that is none any more', null],
])('says nothing about a fit %s', async (_, fit) => {
  deviceMachines.keep(bigRed());
  const asked = await open(fit);
  await waitFor(() => expect(asked).toHaveLength(1));
  await screen.findByText('In stock', { exact: false });
  expect(screen.queryByText(/[Ff]its? (?:Big Red|mower)/)).not.toBeInTheDocument();
});

it('asks nothing for visitors without machines', async () => {
  const asked = await open(fits({}));
  await screen.findByRole('region', { name: 'Fits' });
  expect(asked).toEqual([]);
});
