import {
  getMailConfig,
  getProductDetails,
  getWatch,
  listPriceSteps,
  listProductReviews,
  unwatchProduct,
  watchProduct,
} from '@harrow/contract';
import { screen } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { reviewsOf, servesSearch } from '@/test/catalogue-fixtures';
import { productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PAGE = '/products/machine-1';
const ASK = 'Email me when it is back';
const ask = () => screen.findByRole('button', { name: ASK });

/** Serves a sold-out product, and the wish of the customer for it; returns the changes of that wish. */
function serves({ sends = true, watched = false } = {}): boolean[] {
  const changes: boolean[] = [];
  const change = (to: boolean) => () => {
    changes.push(to);
    return { watched: to };
  };
  server.use(
    ...servesSearch([]),
    answer(getMailConfig, { sends }),
    answer(getProductDetails, productDetails(1, { available: 0 })),
    answer(listProductReviews, reviewsOf([])),
    answer(listPriceSteps, { success: true, data: [{ quantity: 1, price: 1000 }] }),
    answer(getWatch, { watched }),
    answer(watchProduct, change(true)),
    answer(unwatchProduct, change(false)),
  );
  return changes;
}

it('promises a mail on request, and takes it back', async () => {
  const changes = serves();
  await signInAs(farmer);
  const { user } = renderShop(PAGE);
  await user.click(await ask());
  const promise = `We send one mail to ${farmer.email} when it is back in stock.`;
  expect(await screen.findByText(promise)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Do not email me' }));
  expect(await ask()).toBeVisible();
  expect(screen.queryByText(promise)).toBeNull();
  expect(changes).toEqual([true, false]);
});

it('asks a visitor to log in, and returns to the product', async () => {
  serves();
  const { user, currentAddress } = renderShop(PAGE);
  await user.click(await screen.findByRole('link', { name: ASK }));
  expect(currentAddress()).toBe('/login');
});

it('asks at once for those who asked before they logged in', async () => {
  const changes = serves();
  await signInAs(farmer);
  renderShop({ pathname: PAGE, hash: '#watch', state: { justLoggedIn: true } });
  expect(await screen.findByText(/We send one mail/)).toBeVisible();
  expect(changes).toEqual([true]);
});

it('asks for nothing because of an address', async () => {
  const changes = serves();
  await signInAs(farmer);
  renderShop({ pathname: PAGE, hash: '#watch' });
  expect(await ask()).toBeVisible();
  expect(changes).toEqual([]);
});

it('promises nothing to an address that is not verified', async () => {
  serves();
  await signInAs({ ...farmer, isVerified: false });
  renderShop(PAGE);
  expect(await screen.findByText(/^Verify your email address first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});

it('asks once more with a token from after the verification', async () => {
  const changes = serves();
  const old = { status: 403, code: 'email_not_verified' };
  server.use(refuses(watchProduct, old, { once: true }));
  await signInAs(farmer);
  const { user } = renderShop(PAGE);
  await user.click(await ask());
  expect(await screen.findByText(/We send one mail/)).toBeVisible();
  expect(changes).toEqual([true]);
});

it('says why it was refused, and keeps the offer', async () => {
  serves();
  server.use(refuses(watchProduct, { status: 409, code: 'too_many_watches' }));
  await signInAs(farmer);
  const { user } = renderShop(PAGE);
  await user.click(await ask());
  expect(await screen.findByText(/^You wait for 50 products already/)).toBeVisible();
  expect(await ask()).toBeEnabled();
});

it.each([
  ['a shop that sends no mails', { sends: false }, farmer],
  ['admins, who cannot buy', {}, admin],
])('offers nothing to %s', async (_, options, person) => {
  serves(options);
  server.use(refuses(getWatch, { status: 403, code: 'forbidden' }));
  await signInAs(person);
  renderShop(PAGE);
  expect(await screen.findByText('Sold out.')).toBeVisible();
  await screen.findByText(/No reviews/i);
  expect(screen.queryByText(ASK)).toBeNull();
});
