import { screen, within } from '@testing-library/react';
import { product, servesProducts } from '@/test/catalogue-fixtures';
import { order } from '@/test/order-fixtures';
import { takesPayments } from '@/test/payment-fixtures';
import { openProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

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

  it('shows the price on the card of a product', async () => {
    server.use(servesProducts([product(1, { price, currency })]));
    renderShop('/allproduct');
    expect(within(await screen.findByRole('article')).getByText(one)).toBeInTheDocument();
  });

  it('shows price and total where the product is bought', async () => {
    const { type, pick, user } = await openProduct(farmer, {}, { price, currency });
    expect(screen.getByText(one)).toBeInTheDocument();
    await type('3');
    expect(screen.getByText(`3 pieces for ${three}`)).toBeInTheDocument();
    await user.click(pick);
    expect(within(await screen.findByRole('dialog')).getByText(three)).toBeInTheDocument();
  });

  it('shows the amount of an order to its customer', async () => {
    await signInAs(farmer);
    const orders = [order(1, { amount, currency })];
    server.use(http.get(backend('/order'), () => HttpResponse.json(orders)));
    renderShop('/dashboard/myorders');
    expect(await screen.findByText(three)).toBeInTheDocument();
  });

  it('shows the amount of an order to staff', async () => {
    await signInAs(admin);
    const orders = [order(1, { amount, currency })];
    server.use(http.get(backend('/orders'), () => HttpResponse.json(orders)));
    renderShop('/dashboard/manageorders');
    expect(await screen.findByText(three)).toBeInTheDocument();
  });

  it('shows the amount that is paid', async () => {
    await signInAs(farmer);
    takesPayments();
    const found = order(1, { amount, currency });
    server.use(http.get(backend('/orders/order_1'), () => HttpResponse.json(found)));
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText(three)).toBeInTheDocument();
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  });
});

it('shows each order in the currency that it was placed in', async () => {
  await signInAs(farmer);
  const orders = [
    order(1, { amount: 20, currency: 'usd' }),
    order(2, { currency: 'jpy', amount: 20 }),
  ];
  server.use(http.get(backend('/order'), () => HttpResponse.json(orders)));
  renderShop('/dashboard/myorders');
  expect(await screen.findByText('$20.00')).toBeInTheDocument();
  expect(screen.getByText('¥20')).toBeInTheDocument();
});
