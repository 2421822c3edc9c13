import { getProduct, listOwnOrders, placeOrder } from '@harrow/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, refuses, stalls } from '@/test/answer';
import { order } from '@/test/order-fixtures';
import { drill, knowsBuyer, openProduct, servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

describe('the purchase page', () => {
  it('shows the buyer and the product', async () => {
    await openProduct();
    expect(screen.getByRole('heading', { name: 'Seed drill' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Seed drill' })).toHaveAttribute('src', drill.img);
    for (const text of [
      farmer.displayName,
      farmer.email,
      drill.description,
      '$8.29',
      '10 pieces',
      '2 pieces',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('shows a placeholder with the same name if the picture fails to load', async () => {
    await openProduct();
    const picture = screen.getByRole('img', { name: 'Seed drill' });
    fireEvent.error(picture);
    expect(picture).toHaveClass('bg-[url(/pictures/scenes/sketch.svg)]');
    expect(picture).toHaveAccessibleName('Seed drill');
  });

  it.each([
    ['1', 'The minimum order is 2 pieces.'],
    ['11', 'Only 10 pieces in stock.'],
    ['2.5', 'We sell whole pieces only.'],
  ])('keeps Pick Quantity disabled for %s and shows why', async (text, reason) => {
    const { type, pick } = await openProduct();
    await type(text);
    expect(pick).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('keeps Pick Quantity disabled for pasted text that is not a number', async () => {
    const { user, pick } = await openProduct();
    await user.click(screen.getByLabelText('Quantity'));
    await user.paste('some');
    expect(pick).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('We sell whole pieces only.')).toBeInTheDocument();
  });

  it('keeps Pick Quantity disabled without a quantity', async () => {
    const { pick } = await openProduct();
    expect(pick).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Enter a quantity from 2 pieces to 10 pieces.')).toBeInTheDocument();
  });

  it('enables Pick Quantity within the limits and shows the total', async () => {
    const { type, pick } = await openProduct();
    await type('3');
    expect(pick).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByText('3 pieces for $24.87')).toBeInTheDocument();
  });

  it('leads from Pick Quantity to the field while the quantity cannot be bought', async () => {
    const { pick, quantity, type, user } = await openProduct();
    await type('1');
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('The minimum order is 2 pieces.');
    await user.click(pick);
    expect(quantity).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('steps from the minimum', async () => {
    const { user, quantity } = await openProduct();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(quantity).toHaveDisplayValue('2');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(quantity).toHaveDisplayValue('3');
  });

  it('starts with the quantity of an order again, and forgets it once it is changed', async () => {
    const { quantity, type, currentAddress, unmount } = await openProduct({ query: '?quantity=4' });
    expect(screen.getByRole('button', { name: 'Pick Quantity' })).toHaveFocus();
    expect(quantity).toHaveDisplayValue('4');
    expect(screen.getByText('4 pieces for $33.16')).toBeInTheDocument();
    expect(currentAddress()).toBe('/purchase/prod_1');
    await type('5');
    unmount();
    expect((await openProduct()).quantity).toHaveDisplayValue('5');
  });

  it('checks the quantity of an order again against the stock of today', async () => {
    const { pick } = await openProduct({ query: '?quantity=25' });
    expect(pick).not.toHaveFocus();
    expect(screen.getByText('Only 10 pieces in stock.')).toBeInTheDocument();
    expect(pick).toHaveAttribute('aria-disabled', 'true');
  });

  it('leads back to the product', async () => {
    await openProduct();
    expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      `/products/${drill.handle}`,
    );
  });

  it('shows the price of the quantity, and orders at it', async () => {
    const amounts: number[] = [];
    server.use(
      answer(placeOrder, ({ body }) => {
        amounts.push(body.amount);
        return refuse({ status: 503 });
      }),
    );
    const priceSteps = [
      { quantity: 2, price: 8.29 },
      { quantity: 5, price: 7.5 },
    ];
    const { user, type, pick } = await openProduct({ priceSteps });
    await type('5');
    expect(screen.getByText('5 pieces for $37.50')).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'Price per piece' }));
    expect(table.getByRole('row', { current: true })).toHaveTextContent('From 5 pieces$7.50');
    expect(screen.getByText('$8.29', { selector: 's' })).toHaveTextContent('Regular price');
    await user.click(pick);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('× $7.50 = $37.50')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Phone'), '0123');
    await user.type(dialog.getByLabelText('Address'), 'Mill Lane 1');
    await user.click(dialog.getByRole('button', { name: 'Confirm Purchase' }));
    await waitFor(() => expect(amounts).toEqual([37.5]));
  });

  it('informs an admin who types a quantity, and opens no form', async () => {
    const { type, pick, user } = await openProduct({ person: admin });
    expect(screen.queryByText('Admin could not purchase')).not.toBeInTheDocument();
    await type('3{Enter}');
    expect(screen.getByText('Admin could not purchase')).toBeInTheDocument();
    await user.click(pick);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [{ available: 0 }, 'Sold out. There is nothing left to order today.'],
    [{ available: 1 }, 'Only 1 piece left, and the minimum order is 2 pieces.'],
  ])('does not sell from a stock of %p and shows why', async (stock, words) => {
    await signInAs(farmer);
    server.use(...servesProduct(stock), ...knowsBuyer());
    renderShop('/purchase/prod_1');
    expect(await screen.findByText(words)).toBeInTheDocument();
    const pick = screen.getByRole('button', { name: 'Pick Quantity' });
    expect(pick).toHaveAttribute('aria-disabled', 'true');
    expect(pick).toHaveAccessibleDescription(words);
  });

  it('shows a placeholder while the product loads', async () => {
    await signInAs(farmer);
    server.use(...servesProduct());
    server.use(stalls(getProduct, { parameters: { id: 'prod_1' } }));
    renderShop('/purchase/prod_1');
    expect(await screen.findByText('Loading the product')).toBeInTheDocument();
  });

  it('reports that a product is no longer sold', async () => {
    await signInAs(farmer);
    server.use(...servesProduct());
    server.use(refuses(getProduct, { status: 404 }, { parameters: { id: 'prod_1' } }));
    renderShop('/purchase/prod_1');
    expect(await screen.findByText('This product is no longer sold')).toBeInTheDocument();
  });

  it('offers a retry if the product fails to load', async () => {
    await signInAs(farmer);
    server.use(...servesProduct(), ...knowsBuyer());
    server.use(refuses(getProduct, { status: 400 }, { parameters: { id: 'prod_1' }, once: true }));
    const { user } = renderShop('/purchase/prod_1');
    await screen.findByText('The product did not load');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Seed drill' })).toBeInTheDocument();
  });
});

it('links to the orders if too many are unpaid, and keeps the input', async () => {
  const { user, pick, type, unmount } = await openProduct();
  server.use(
    refuses(placeOrder, {
      status: 409,
      code: 'too_many_unpaid_orders',
      message: 'Too many.',
      details: { limit: 3 },
    }),
    answer(listOwnOrders, [order(1)]),
  );
  await type('3');
  await user.click(pick);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Phone'), '+1 515 555 0100');
  await user.type(dialog.getByLabelText('Address'), 'Mill Lane 1, Ames');
  await user.click(dialog.getByRole('button', { name: 'Confirm Purchase' }));
  expect(await dialog.findByText(/You have 3 unpaid orders/)).toBeInTheDocument();
  await user.click(dialog.getByRole('link', { name: 'Go to My Orders' }));
  await screen.findAllByText('Machine 1');
  unmount();
  const page = await openProduct();
  expect(page.quantity).toHaveDisplayValue('3');
  await page.user.click(page.pick);
  expect(await screen.findByLabelText('Address')).toHaveValue('Mill Lane 1, Ames');
});
