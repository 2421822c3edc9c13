import {
  getProductDetails,
  listProductReviews,
  search,
  suggest,
  type ProductDetails,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { found, reviewsOf, servesSearch, suggestions } from '@/test/catalogue-fixtures';
import { offer } from '@/test/machine-fixtures';
import { productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => server.use(...servesSearch([])));

const MACHINE = {
  ...{ handle: 'disc-harrow', name: 'Compact disc harrow H 520', img: '/pictures/a.svg' },
  built: { from: 2023, to: null },
};

function show(changes: Partial<ProductDetails>) {
  server.use(
    answer(getProductDetails, productDetails(1, changes)),
    answer(listProductReviews, reviewsOf([])),
  );
  return renderShop('/products/machine-1');
}

/** A section of the page by its heading. */
const section = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('shows the machines that a part fits, with their serial numbers', async () => {
  const machine = { handle: 'disc-harrow', name: 'Compact disc harrow H 520' };
  const other = { handle: 'power-harrow', name: 'Power harrow P 300' };
  const serials = { from: 'H520-04000', to: null };
  show({
    fits: [
      { machine, serials },
      { machine: other, serials: null },
    ],
    fitsMore: true,
  });
  const fits = await section('Fits');
  const [, first, second] = fits.getAllByRole('row');
  expect(first).toHaveTextContent('Compact disc harrow H 520From H520-04000');
  expect(second).toHaveTextContent('Power harrow P 300All serial numbers');
  expect(fits.getByRole('link', { name: machine.name })).toHaveAttribute(
    'href',
    '/machines/disc-harrow',
  );
  expect(fits.getByText('It fits more machines than these.')).toBeVisible();
});

it('shows the numbers that a part replaces', async () => {
  show({ part: { number: 'HR-14-361', replaces: ['HR-14-355', 'HD 610-6'], replacedBy: null } });
  const replaces = await section('Replaces');
  expect(replaces.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'HR-14-355',
    'HD 610-6',
  ]);
  expect(screen.queryByRole('region', { name: 'Replaced by' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Fits' })).toBeNull();
});

it('leads from a replaced part to what replaces it', async () => {
  const parts = [{ part: 'HR-14-218', name: 'Bearing', quantity: 1, offer: offer('bearing') }];
  const replacedBy = { parts, isTwoWay: false, sellsOut: true, since: null };
  show({ part: { number: 'HR-14-214', replaces: [], replacedBy } });
  const section214 = await section('Replaced by');
  expect(section214.getByRole('link', { name: 'Bearing' })).toHaveAttribute(
    'href',
    '/products/bearing',
  );
  expect(section214.getByText(/It goes in the place of the old part/)).toHaveTextContent(
    'The last pieces of the old part are still sold.',
  );
});

it('leads from a machine to its parts book', async () => {
  show({ book: { figures: 8 } });
  expect(await screen.findByRole('link', { name: 'Parts book, 8 figures' })).toHaveAttribute(
    'href',
    '/machines/machine-1',
  );
});

it('finds the machine of a serial number, and says what replaces a part', async () => {
  const replaced = { part: 'HR-14-231', by: ['HR-14-233', 'HR-14-234'] };
  server.use(answer(search, found([], { machines: [MACHINE], replaced })));
  renderShop('/search?q=H520-04117');
  const machines = within(
    await screen.findByRole('list', { name: 'Machines with this serial number' }),
  );
  expect(machines.getByRole('link')).toHaveAttribute(
    'href',
    '/machines/disc-harrow?serial=H520-04117',
  );
  expect(machines.getByRole('link')).toHaveTextContent('Built since 2023');
  expect(screen.getByText('HR-14-231 is replaced by HR-14-233 and HR-14-234.')).toBeVisible();
});

it('suggests the parts book of the machine with a serial number', async () => {
  server.use(answer(suggest, suggestions([], { machines: [MACHINE] })));
  const { user } = renderShop('/search');
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'H520-04117');
  const option = await screen.findByRole('option', { name: /Compact disc harrow/ });
  expect(option).toHaveAttribute('href', '/machines/disc-harrow?serial=H520-04117');
});
