import { getOrder, listOrders, listOwnOrders } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesProducts } from '@/test/catalogue-fixtures';
import { order } from '@/test/order-fixtures';
import { takesPayments } from '@/test/payment-fixtures';
import { product } from '@/test/product-fixtures';
import { openProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

describe.each([
  { currency: 'eur', price: 8.29, one: '€8.29', three: '€24.87' },
  { currency: 'jpy', price: 1240, one: '¥1,240', three: '¥3,720' },
  { currency: 'kwd', price: 2.57, one: 'KWD 2.570', three: 'KWD 7.710' },
])('a shop in $currency', ({ currency, price, one, three }) => {
  const amount = Number((price * 3).toFixed(2));

  it('shows the price on a product card', async () => {
    server.use(...servesProducts([product(1, { price, currency })]));
    renderShop('/allproduct');
    expect(within(await screen.findByRole('article')).getByText(one)).toBeInTheDocument();
  });

  it('shows the price and the total on the purchase page', async () => {
    const { type, pick, user } = await openProduct({ changes: { price, currency } });
    expect(screen.getByText(one)).toBeInTheDocument();
    await type('3');
    expect(screen.getByText(`3 pieces for ${three}`)).toBeInTheDocument();
    await user.click(pick);
    expect(within(await screen.findByRole('dialog')).getByText(three)).toBeInTheDocument();
  });

  it('shows the amount of an order to the customer', async () => {
    await signInAs(farmer);
    const orders = [order(1, { amount, currency })];
    server.use(answer(listOwnOrders, orders));
    renderShop('/dashboard/myorders');
    expect(await screen.findByText(three)).toBeInTheDocument();
  });

  it('shows the amount of an order to staff', async () => {
    await signInAs(admin);
    const orders = [order(1, { amount, currency })];
    server.use(answer(listOrders, orders));
    renderShop('/dashboard/manageorders');
    expect(await screen.findByText(three)).toBeInTheDocument();
  });

  it('shows the amount to pay', async () => {
    await signInAs(farmer);
    takesPayments();
    const found = order(1, { amount, currency });
    server.use(answer(getOrder, found, { parameters: { id: 'order_1' } }));
    renderShop('/dashboard/payment/order_1');
    // in the strip, the line and the total
    expect(await screen.findAllByText(three)).toHaveLength(3);
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  });
});

it('shows each order in its own currency', async () => {
  await signInAs(farmer);
  const orders = [
    order(1, { amount: 20, currency: 'usd' }),
    order(2, { currency: 'jpy', amount: 20 }),
  ];
  server.use(answer(listOwnOrders, orders));
  renderShop('/dashboard/myorders');
  expect(await screen.findByText('$20.00')).toBeInTheDocument();
  expect(screen.getByText('¥20')).toBeInTheDocument();
});
