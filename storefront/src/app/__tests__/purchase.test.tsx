import { fireEvent, screen, within } from '@testing-library/react';
import { order } from '@/test/order-fixtures';
import { drill, knowsBuyer, openProduct, servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

describe('the purchase page', () => {
  it('shows who buys and what', async () => {
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

  it('shows a blank sheet of the same name where the picture does not come', async () => {
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
  ])('keeps Pick Quantity disabled at %s and says why', async (text, reason) => {
    const { type, pick } = await openProduct();
    await type(text);
    expect(pick).toBeDisabled();
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('keeps Pick Quantity disabled at what is pasted and is no number', async () => {
    const { user, pick } = await openProduct();
    await user.click(screen.getByLabelText('Quantity'));
    await user.paste('some');
    expect(pick).toBeDisabled();
    expect(screen.getByText('We sell whole pieces only.')).toBeInTheDocument();
  });

  it('keeps Pick Quantity disabled while no quantity is entered', async () => {
    const { pick } = await openProduct();
    expect(pick).toBeDisabled();
    expect(screen.getByText('Enter a quantity from 2 pieces to 10 pieces.')).toBeInTheDocument();
  });

  it('enables Pick Quantity within the bounds and says what it comes to', async () => {
    const { type, pick } = await openProduct();
    await type('3');
    expect(pick).toBeEnabled();
    expect(screen.getByText('3 pieces for $24.87')).toBeInTheDocument();
  });

  it('tells an admin who types a quantity, and opens no form', async () => {
    const { type, pick, user } = await openProduct(admin);
    expect(screen.queryByText('Admin could not purchase')).not.toBeInTheDocument();
    await type('3{Enter}');
    expect(screen.getByText('Admin could not purchase')).toBeInTheDocument();
    await user.click(pick);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [{ available: 0 }, 'Sold out. There is nothing left to order today.'],
    [{ available: 1 }, 'Only 1 piece left, and the minimum order is 2 pieces.'],
  ])('sells nothing of a stock of %p and says why', async (stock, words) => {
    await signInAs(farmer);
    server.use(servesProduct(stock), ...knowsBuyer());
    renderShop('/purchase/prod_1');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pick Quantity' })).toBeDisabled();
  });

  it('shows where the product will be while it comes', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/services/prod_1'), () => new Promise<never>(() => undefined)));
    renderShop('/purchase/prod_1');
    expect(await screen.findByText('Loading the product')).toBeInTheDocument();
  });

  it('says that a product is not sold any more', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/services/prod_1'), () => refuse({ status: 404 })));
    renderShop('/purchase/prod_1');
    expect(await screen.findByText('This product is no longer sold')).toBeInTheDocument();
  });

  it('offers another try when the product does not load', async () => {
    await signInAs(farmer);
    server.use(
      http.get(backend('/services/prod_1'), () => refuse({ status: 400 }), { once: true }),
    );
    const { user } = renderShop('/purchase/prod_1');
    await screen.findByText('The product did not load');
    server.use(servesProduct(), ...knowsBuyer());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Seed drill' })).toBeInTheDocument();
  });
});

it('shows who has too many unpaid orders the way to them, and keeps what was typed', async () => {
  const { user, pick, type, unmount } = await openProduct();
  server.use(
    http.post(backend('/orders'), () =>
      HttpResponse.json(
        { code: 'too_many_unpaid_orders', message: 'Too many.', limit: 3 },
        { status: 409 },
      ),
    ),
    http.get(backend('/order'), () => HttpResponse.json([order(1)])),
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
