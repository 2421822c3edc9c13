import { getOrder, openPayment, payOrder, type Order } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, passes, refuses } from '@/test/answer';
import { order, paidOrder } from '@/test/order-fixtures';
import { cardError, intent, sandbox, stateError, takesPayments } from '@/test/payment-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const NOTE = { orderedId: 'order_1', transectionId: 'pi_7' };
const servesOrder = (found: Order = order(1)) =>
  answer(getOrder, found, { parameters: { id: 'order_1' } });
const onNote = (reply: () => object, once = false) =>
  server.use(answer(payOrder, reply, { parameters: { id: 'order_1' }, once }));
const onConfirm = (reply: () => Response, once = true) =>
  server.use(http.post(sandbox('/v1/payment_intents/pi_7/confirm'), reply, { once }));
const onRetrieve = (reply: () => Response) =>
  server.use(http.get(sandbox('/v1/payment_intents/pi_7'), reply));

async function openPage() {
  await signInAs(farmer);
  const asked = takesPayments();
  server.use(servesOrder());
  return { ...renderShop('/dashboard/payment/order_1'), asked };
}

/** Fills in a test card, and returns a function that presses Pay. */
async function payByCard() {
  const page = await openPage();
  const pay = () => screen.getByRole('button', { name: 'Pay $2,000.50' });
  await page.user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await page.user.type(screen.getByLabelText(/^Expir/), '1234');
  await page.user.type(screen.getByLabelText('CVC'), '123');
  const press = () => page.user.click(pay());
  return { ...page, pay, press };
}

const completed = () => screen.findByRole('heading', { name: 'Congrats! Your payment completed' });

describe('the payment page', () => {
  it('keeps Pay disabled until there is a client secret', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await signInAs(farmer);
    const asked = takesPayments();
    server.use(
      servesOrder(),
      passes(openPayment, () => gate),
    );
    renderShop('/dashboard/payment/order_1');
    const pay = await screen.findByRole('button', { name: 'Pay $2,000.50' });
    expect(pay).toBeDisabled();
    release();
    await screen.findByRole('button', { name: 'Pay $2,000.50' });
    await waitFor(() => expect(pay).toBeEnabled());
    expect(asked.intents).toEqual([{ amount: 2000.5, orderId: 'order_1' }]);
  });

  it('shows the card form alone in a browser without wallets', async () => {
    await openPage();
    await screen.findByLabelText('Card number');
    const wallets = () => screen.queryByRole('group', { name: 'Pay by wallet' });
    await waitFor(() => expect(wallets()).not.toBeInTheDocument());
    expect(screen.queryByText('or pay by card')).not.toBeInTheDocument();
  });

  it('pays with the billing name and email, records the payment and shows its ID', async () => {
    const { press, asked } = await payByCard();
    await press();
    expect(await completed()).toHaveFocus();
    expect(screen.queryByText(/^We hold your order/)).not.toBeInTheDocument();
    expect(screen.getByText('pi_7')).toBeInTheDocument();
    expect(screen.getByText(/Your payment ID/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to My Orders' })).toHaveAttribute(
      'href',
      '/dashboard/myorders',
    );
    expect(asked.notes).toEqual([NOTE]);
    const billing = new URLSearchParams(asked.methods[0]);
    expect(billing.get('billing_details[name]')).toBe(farmer.displayName);
    expect(billing.get('billing_details[email]')).toBe(farmer.email);
  });

  it('shows the provider’s error and accepts another card', async () => {
    const { press, pay, asked } = await payByCard();
    onConfirm(() => cardError('Your card was declined.'));
    await press();
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    expect(asked.notes).toEqual([]);
    expect(pay()).toBeEnabled();
    await press();
    await completed();
  });

  it('shows the provider’s validation errors before anything is sent', async () => {
    const { user, asked } = await openPage();
    await user.type(await screen.findByLabelText('Card number'), '4242424242424241');
    expect(await screen.findByText('Your card number is invalid.')).toBeInTheDocument();
    expect(asked.methods).toEqual([]);
  });

  it('looks up the payment after a lost connection', async () => {
    const { press } = await payByCard();
    onConfirm(() => HttpResponse.error());
    onRetrieve(() => HttpResponse.json(intent('succeeded')));
    await press();
    await completed();
  });

  it('reports that nothing was charged if the provider confirms it', async () => {
    const { press } = await payByCard();
    onConfirm(() => HttpResponse.error());
    await press();
    expect(await screen.findByText(/before your card was charged/)).toBeInTheDocument();
  });

  it('retries recording the payment after one lost connection', async () => {
    const { press, asked } = await payByCard();
    onNote(() => HttpResponse.error(), true);
    await press();
    await completed();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('reports that the payment went through if recording fails, and retries on request', async () => {
    const { press, user, asked } = await payByCard();
    onNote(() => HttpResponse.error());
    await press();
    expect(
      await screen.findByRole('heading', { name: 'Your payment went through' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Nothing will be charged again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay $2,000.50' })).not.toBeInTheDocument();
    server.use(
      answer(
        payOrder,
        ({ body }) => {
          asked.notes.push(body);
          return { acknowledged: true, modifiedCount: 1 };
        },
        { parameters: { id: 'order_1' } },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Mark the order as paid' }));
    await completed();
    expect(asked.notes).toEqual([NOTE]);
    expect(asked.methods).toHaveLength(1);
  });

  it('reports a refund if the order is gone', async () => {
    const { press } = await payByCard();
    onNote(() => refuse({ status: 404 }));
    await press();
    expect(await screen.findByText(/refunded in full/)).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Mark the order as paid' }),
    ).not.toBeInTheDocument();
  });

  it('records a charge that was made before the page was opened', async () => {
    await signInAs(farmer);
    const asked = takesPayments();
    server.use(servesOrder());
    onRetrieve(() => HttpResponse.json(intent('succeeded')));
    renderShop('/dashboard/payment/order_1');
    await completed();
    expect(asked.notes).toEqual([NOTE]);
    expect(asked.methods).toEqual([]);
  });

  it('shows no card form for a paid order', async () => {
    await signInAs(farmer);
    server.use(servesOrder(paidOrder(1)));
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeInTheDocument();
    expect(screen.getByText('pi_1')).toBeInTheDocument();
  });

  it('shows the order as paid if it was paid in another tab', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(
      servesOrder(paidOrder(1)),
      answer(getOrder, order(1), { parameters: { id: 'order_1' }, once: true }),
      refuses(openPayment, { status: 409 }),
    );
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeInTheDocument();
  });

  it('reports that the order was canceled in another tab, and removes the card form', async () => {
    const { press, pay } = await payByCard();
    onConfirm(() => stateError('canceled'));
    server.use(refuses(getOrder, { status: 404 }, { parameters: { id: 'order_1' } }));
    await press();
    const title = await screen.findByRole('heading', { name: 'This order was canceled' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/^Nothing was charged\./)).toBeInTheDocument();
    expect(screen.queryByText(/You cannot confirm/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^We hold your order/)).not.toBeInTheDocument();
    expect(pay).toThrow();
  });

  it('reports it as well if the payment could not be prepared', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(
      answer(getOrder, order(1), { parameters: { id: 'order_1' }, once: true }),
      refuses(getOrder, { status: 404 }, { parameters: { id: 'order_1' } }),
      refuses(openPayment, { status: 409 }),
    );
    renderShop('/dashboard/payment/order_1');
    await screen.findByRole('heading', { name: 'This order was canceled' });
  });

  it('starts another payment if only the payment was canceled', async () => {
    const { press, pay, asked } = await payByCard();
    onConfirm(() => stateError('canceled'));
    await press();
    expect(await screen.findByText(/^This payment was closed before/)).toBeInTheDocument();
    await waitFor(() => expect(asked.intents).toHaveLength(2));
    expect(pay()).toBeInTheDocument();
  });

  it('charges nothing again if the order was paid in another tab', async () => {
    const { press, asked } = await payByCard();
    onConfirm(() => stateError('succeeded'));
    await press();
    await screen.findByRole('heading', { name: 'This order is paid' });
    expect(screen.getByText(/your card was not charged again/)).toBeInTheDocument();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('waits for a payment that was started before the page was opened', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(servesOrder());
    onRetrieve(() => HttpResponse.json(intent('processing')));
    renderShop('/dashboard/payment/order_1');
    await screen.findByText(/still processing this payment/);
    expect(screen.queryByText(/^We hold your order/)).not.toBeInTheDocument();
  });

  it('offers no retry for an amount that the provider rejects', async () => {
    await signInAs(farmer);
    takesPayments();
    const message = 'This is less than one card payment can be.';
    server.use(
      servesOrder(),
      refuses(openPayment, { status: 422, code: 'amount_refused', message }),
    );
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('reports that the payment could not be prepared, and retries', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(servesOrder(), refuses(openPayment, { status: 429 }, { once: true }));
    const { user } = renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText('The payment could not be prepared')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay $2,000.50' })).toBeInTheDocument();
  });

  it('reports an unknown order', async () => {
    await signInAs(farmer);
    server.use(refuses(getOrder, { status: 404 }, { parameters: { id: 'order_1' } }));
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText('No such order')).toBeInTheDocument();
  });

  it('offers a retry if the order fails to load', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(servesOrder());
    server.use(refuses(getOrder, { status: 400 }, { parameters: { id: 'order_1' }, once: true }));
    const { user } = renderShop('/dashboard/payment/order_1');
    await screen.findByText('We could not load this order');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Machine 1')).toBeInTheDocument();
  });
});
