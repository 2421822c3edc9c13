import {
  getOrder,
  getProduct,
  listOwnOrders,
  openSession,
  placeOrder,
  setStock,
} from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, passes, refuses } from '@/test/answer';
import { order } from '@/test/order-fixtures';
import { takesPayments } from '@/test/payment-fixtures';
import { openProduct, servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** Mocks the call that places an order, and records each body with its idempotency key. */
function takesOrders() {
  takesPayments();
  const taken: { key: string | null; body: unknown }[] = [];
  server.use(
    answer(placeOrder, ({ request, body }) => {
      taken.push({ key: request.headers.get('idempotency-key'), body });
      return { acknowledged: true, insertedId: 'order_1' };
    }),
    answer(getOrder, order(1), { parameters: { id: 'order_1' } }),
    answer(
      setStock,
      { acknowledged: true, modifiedCount: 0, available: 7 },
      { parameters: { id: 'prod_1' } },
    ),
  );
  return taken;
}

const answersOrders = (reply: () => object) =>
  server.use(answer(placeOrder, reply, { once: true }));

async function openForm() {
  const page = await openProduct();
  await page.type('3');
  await page.user.click(page.pick);
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => page.user.click(dialog.getByRole('button', { name: 'Confirm Purchase' }));
  const fillAndConfirm = async () => {
    await page.user.click(dialog.getByLabelText('Phone'));
    await page.user.paste('+1 515 555 0100'); // renders the form once, and not for each letter
    await page.user.click(dialog.getByLabelText('Address'));
    await page.user.paste('Mill Lane 1, Ames');
    await confirm();
  };
  return { ...page, dialog, confirm, fillAndConfirm };
}

/** Confirms an order whose response is lost, and returns the keys of such requests. */
async function loseAnswer() {
  const lostKeys: (string | null)[] = [];
  server.use(
    answer(placeOrder, ({ request }) => {
      lostKeys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  const form = await openForm();
  await form.fillAndConfirm();
  await form.dialog.findByText(/we do not know whether the order arrived/);
  return { ...form, lostKeys };
}

/** Opens the page again and confirms the draft. */
async function confirmDraft(): Promise<void> {
  const { user, pick } = await openProduct();
  await user.click(pick);
  await user.click(await screen.findByRole('button', { name: 'Confirm Purchase' }));
}

describe('the purchase form', () => {
  it('has the title, the read-only fields and the total', async () => {
    const { dialog } = await openForm();
    const title = 'Fill the form and confirm purchase.';
    expect(dialog.getByRole('heading', { name: title })).toBeInTheDocument();
    for (const [label, value] of [
      ['Name', farmer.displayName],
      ['Email', farmer.email],
      ['Quantity', '3'],
    ] as const) {
      expect(dialog.getByLabelText(label)).toHaveValue(value);
      expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
    }
    expect(dialog.getByText('$24.87')).toBeInTheDocument();
    expect(dialog.getByText('Seed drill')).toBeInTheDocument();
    expect(dialog.getByText('× $8.29 = $24.87')).toBeInTheDocument();
  });

  it('requires phone and address, with the specified messages', async () => {
    const { dialog, confirm } = await openForm();
    await confirm();
    expect(await dialog.findByText('Phone number is required')).toBeInTheDocument();
    expect(dialog.getByText('Address is required')).toBeInTheDocument();
  });

  it('places the order, confirms it, updates the stock and offers to pay now or later', async () => {
    const taken = takesOrders();
    const { fillAndConfirm, quantity } = await openForm();
    server.use(...servesProduct({ available: 7 }));
    await fillAndConfirm();
    expect(await screen.findByText('Congrats!! Your order is placed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('7 pieces')).toBeInTheDocument();
    expect(quantity).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Order 1001 is placed' })).toHaveFocus();
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute(
      'href',
      '/dashboard/orders/order_1',
    );
    expect(taken).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        body: {
          product: 'Seed drill',
          productId: 'prod_1',
          quantity: 3,
          name: farmer.displayName,
          email: farmer.email,
          phone: '+1 515 555 0100',
          address: 'Mill Lane 1, Ames',
          amount: 24.87,
        },
      },
    ]);
  });

  it('retries the same order with the same key after a lost connection', async () => {
    const { dialog, confirm, lostKeys } = await loseAnswer();
    expect(dialog.getByLabelText('Phone')).toHaveValue('+1 515 555 0100');
    const taken = takesOrders();
    await confirm();
    expect(await screen.findByText('Congrats!! Your order is placed.')).toBeInTheDocument();
    expect(taken.map(({ key }) => key)).toEqual(lostKeys);
  });

  it('retries the same order with the same key after a reload', async () => {
    const { lostKeys, unmount } = await loseAnswer();
    unmount();
    const taken = takesOrders();
    await confirmDraft();
    expect(await screen.findByText('Congrats!! Your order is placed.')).toBeInTheDocument();
    expect(taken.map(({ key }) => key)).toEqual(lostKeys);
  });

  it('uses a new key for the same order after the user has seen the list of orders', async () => {
    const { lostKeys, unmount } = await loseAnswer();
    unmount();
    server.use(answer(listOwnOrders, [order(1)]));
    const list = renderShop('/dashboard/myorders');
    await screen.findAllByText('Machine 1');
    list.unmount();
    const taken = takesOrders();
    await confirmDraft();
    expect(await screen.findByText('Congrats!! Your order is placed.')).toBeInTheDocument();
    expect(taken).toHaveLength(1);
    expect(lostKeys).not.toContain(taken[0]?.key);
  });

  it('shows the remaining stock if it is too low, and does not send the order again', async () => {
    const { dialog, fillAndConfirm, confirm } = await openForm();
    answersOrders(() => refuse({ status: 409, code: 'out_of_stock', details: { available: 2 } }));
    server.use(...servesProduct({ available: 2 }));
    await fillAndConfirm();
    expect(await dialog.findByText(/only 2 pieces left/)).toBeInTheDocument();
    const taken = takesOrders();
    await confirm();
    expect(await dialog.findByText('Only 2 pieces in stock.')).toBeInTheDocument();
    expect(taken).toEqual([]);
  });

  it('shows the new total if the price has changed, and orders at it with a new key', async () => {
    const keys: (string | null)[] = [];
    const { dialog, fillAndConfirm, confirm } = await openForm();
    server.use(
      ...servesProduct({ price: 9 }),
      answer(placeOrder, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return refuse({
          status: 409,
          code: 'price_changed',
          details: { amount: 27, currency: 'usd' },
        });
      }),
    );
    await fillAndConfirm();
    expect(await dialog.findByText(/the total is now \$27.00/)).toBeInTheDocument();
    expect(await dialog.findByText('$27.00')).toBeInTheDocument();
    const taken = takesOrders();
    await confirm();
    expect(await screen.findByText('Congrats!! Your order is placed.')).toBeInTheDocument();
    expect(taken[0]?.body).toMatchObject({ amount: 27 });
    expect(taken[0]?.key).not.toBe(keys[0]);
  });

  it.each([
    [403, 'Admin could not purchase.', /Admin could not purchase\. Nothing was ordered\./],
    [429, 'Slow down.', /That was too many requests at once.*never placed twice/],
    [503, 'Away.', /depends on is unavailable.*never placed twice/],
  ])('reports a %i and keeps the input', async (status, message, words) => {
    const { dialog, fillAndConfirm } = await openForm();
    answersOrders(() => refuse({ status, message }));
    await fillAndConfirm();
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.getByLabelText('Address')).toHaveValue('Mill Lane 1, Ames');
    expect(dialog.getByRole('button', { name: 'Confirm Purchase' })).toBeEnabled();
  });

  it('reports that the product was removed in the meantime', async () => {
    const { fillAndConfirm } = await openForm();
    answersOrders(() => refuse({ status: 404, message: 'No such product.' }));
    server.use(refuses(getProduct, { status: 404 }, { parameters: { id: 'prod_1' } }));
    await fillAndConfirm();
    expect(await screen.findByText(/No such product\. Nothing was ordered\./)).toBeInTheDocument();
  });

  it('shows a pending state, and sends one order however often it is confirmed', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { dialog, fillAndConfirm, user } = await openForm();
    const taken = takesOrders();
    server.use(passes(placeOrder, () => gate));
    await fillAndConfirm();
    const button = await dialog.findByRole('button', { name: 'Placing your order…' });
    await user.dblClick(button);
    await user.type(dialog.getByLabelText('Phone'), '{Enter}{Enter}');
    release();
    expect(await screen.findByText('Congrats!! Your order is placed.')).toBeInTheDocument();
    expect(taken).toHaveLength(1);
  });

  it('shows the server’s error for the phone number next to it', async () => {
    const { dialog, fillAndConfirm } = await openForm();
    answersOrders(() =>
      refuse({
        status: 422,
        code: 'invalid',
        details: { fields: { phone: 'This number is not in use.' } },
      }),
    );
    await fillAndConfirm();
    expect(await dialog.findByText('This number is not in use.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Phone')).toBeInvalid();
  });

  it('keeps the input across a new login after the session has ended', async () => {
    const { dialog, fillAndConfirm, user } = await openForm();
    server.use(refuses(placeOrder, { status: 401 }), refuses(openSession, { status: 401 }));
    await fillAndConfirm();
    expect(
      await dialog.findByText('Your session has ended. Log in again to order.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Log in again' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => signInAs(farmer));
    expect(await screen.findByLabelText('Quantity')).toHaveDisplayValue('3');
    await user.click(screen.getByRole('button', { name: 'Pick Quantity' }));
    expect(await screen.findByLabelText('Phone')).toHaveValue('+1 515 555 0100');
    expect(screen.getByLabelText('Address')).toHaveValue('Mill Lane 1, Ames');
  });

  it('places no second order after a new login if the first may have arrived', async () => {
    const { dialog, confirm, user, lostKeys } = await loseAnswer();
    server.use(refuses(placeOrder, { status: 401 }), refuses(openSession, { status: 401 }));
    await confirm();
    await user.click(await dialog.findByRole('button', { name: 'Log in again' }));
    await screen.findByRole('heading', { name: 'Log in' });
    const taken = takesOrders();
    await act(() => signInAs(farmer));
    await user.click(await screen.findByRole('button', { name: 'Pick Quantity' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm Purchase' }));
    await screen.findByText('Congrats!! Your order is placed.');
    expect(taken.map(({ key }) => key)).toEqual(lostKeys);
  });

  it('keeps the input when it is closed and opened again', async () => {
    const { dialog, user, pick } = await openForm();
    await user.type(dialog.getByLabelText('Phone'), '555');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(pick).toHaveFocus());
    await user.click(pick);
    expect(await screen.findByLabelText('Phone')).toHaveValue('555');
  });
});
