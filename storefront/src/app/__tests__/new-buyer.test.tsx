import { getProduct, getProductDetails, listProductReviews } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { reviewsOf, servesSearch } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { product, productDetails } from '@/test/product-fixtures';
import { sessionStore } from '@/lib/session/session-store';
import { knowsBuyer, servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, servesSession, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const tine = { name: 'Spring tine S 32', sku: 'HR-14-432', minimum: 2, available: 40 };

// the test before this one may have ended a session
beforeEach(() => sessionStore.set({ status: 'signed-out' }));

beforeEach(() =>
  server.use(
    ...servesSession(),
    ...servesSearch([]),
    ...servesProduct(tine),
    ...knowsBuyer(),
    answer(getProduct, product(1, tine)),
    answer(getProductDetails, productDetails(1, tine)),
    answer(listProductReviews, reviewsOf([])),
  ),
);

async function pressBuy() {
  const shop = renderShop('/products/machine-1');
  await shop.user.click(await screen.findByRole('button', { name: 'One more' }));
  await shop.user.click(screen.getByRole('link', { name: 'Buy Now' }));
  await screen.findByRole('button', { name: 'Sign up' });
  return shop;
}

const wanted = () => screen.findByRole('region', { name: 'You are buying' });

it('begins with a new account after Buy Now, the product in sight', async () => {
  const { currentAddress } = await pressBuy();
  expect(currentAddress()).toBe('/login');
  await waitFor(async () =>
    expect(await wanted()).toHaveTextContent('Spring tine S 32HR-14-432 · 3 pieces'),
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Create an account', 'Log in']);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
});

it('begins with a new account after a press on Buy Now that loads a page', async () => {
  const referrer = jest.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue(`${location.origin}/`);
  renderShop('/purchase/prod_1?quantity=3');
  expect(await screen.findByRole('button', { name: 'Sign up' })).toBeVisible();
  referrer.mockRestore();
});

it('is the login for those who open the address of a purchase', async () => {
  renderShop('/purchase/prod_1?quantity=3');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await wanted()).toHaveTextContent('3 pieces');
});

it('keeps the product and the way back for those who have an account', async () => {
  provider.addAccount({ ...farmer, password: 'Harvest2026' });
  const { user, currentAddress } = await pressBuy();
  const tabs = within(screen.getByRole('navigation', { name: 'Account' }));
  await user.click(tabs.getByRole('link', { name: 'Log in' }));
  const submit = await screen.findByRole('button', { name: 'Log in' });
  expect(await wanted()).toHaveTextContent('3 pieces');
  await user.type(screen.getByLabelText('Email'), farmer.email);
  await user.type(screen.getByLabelText('Password'), 'Harvest2026');
  await user.click(submit);
  await waitFor(() => expect(currentAddress()).toBe('/purchase/prod_1'));
  expect(await screen.findByLabelText('Quantity')).toHaveDisplayValue('3');
});

it('arrives at the purchase with the quantity, and with the dialog one press away', async () => {
  const { user, currentAddress } = await pressBuy();
  await user.type(screen.getByLabelText('Name'), farmer.displayName);
  await user.type(screen.getByLabelText('Email'), farmer.email);
  await user.type(screen.getByLabelText('Password'), 'Harvest2026');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  const pick = await screen.findByRole('button', { name: 'Pick Quantity' });
  expect(currentAddress()).toBe('/purchase/prod_1');
  await waitFor(() => expect(pick).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(within(await screen.findByRole('dialog')).getByLabelText('Quantity')).toHaveValue('3');
});
