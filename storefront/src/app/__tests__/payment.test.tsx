import { screen, waitFor } from '@testing-library/react';
import { order, paidOrder } from '@/test/order-fixtures';
import { cardError, intent, sandbox, stateError, takesPayments } from '@/test/payment-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const NOTE = { orderedId: 'order_1', transectionId: 'pi_7' };
const servesOrder = (found: object = order(1)) =>
  http.get(backend('/orders/order_1'), () => HttpResponse.json(found));
const onNote = (answer: () => Response, once = false) =>
  server.use(http.patch(backend('/orders/order_1'), answer, { once }));
const onConfirm = (answer: () => Response, once = true) =>
  server.use(http.post(sandbox('/v1/payment_intents/pi_7/confirm'), answer, { once }));
const onRetrieve = (answer: () => Response) =>
  server.use(http.get(sandbox('/v1/payment_intents/pi_7'), answer));

async function openPayment() {
  await signInAs(farmer);
  const asked = takesPayments();
  server.use(servesOrder());
  return { ...renderShop('/dashboard/payment/order_1'), asked };
}

/** Fills in a card that the provider knows and presses Pay. */
async function payByCard() {
  const page = await openPayment();
  const pay = () => screen.getByRole('button', { name: 'Pay' });
  await page.user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await page.user.type(screen.getByLabelText(/^Expir/), '1234');
  await page.user.type(screen.getByLabelText('CVC'), '123');
  const press = () => page.user.click(pay());
  return { ...page, pay, press };
}

const completed = () => screen.findByRole('heading', { name: 'Congrats! Your payment completed' });

describe('the payment page', () => {
  it('shows what is paid for and by whom', async () => {
    await openPayment();
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Orders', current: 'page' })).toBeInTheDocument();
    for (const text of [farmer.displayName, 'Machine 1', '2 pieces', '$2,000.50']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('keeps Pay disabled until there is a client secret', async () => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await signInAs(farmer);
    const asked = takesPayments();
    server.use(
      servesOrder(),
      http.post(backend('/create-payment-intent'), async () => {
        await gate;
        return undefined;
      }),
    );
    renderShop('/dashboard/payment/order_1');
    const pay = await screen.findByRole('button', { name: 'Pay' });
    expect(pay).toBeDisabled();
    letGo();
    await screen.findByRole('button', { name: 'Pay' });
    await waitFor(() => expect(pay).toBeEnabled());
    expect(asked.intents).toEqual([{ amount: 2000.5, orderId: 'order_1' }]);
  });

  it('pays with the billing name and email, notes it and names the payment', async () => {
    const { press, asked } = await payByCard();
    await press();
    expect(await completed()).toHaveFocus();
    expect(screen.queryByText(/Pay this order by card/)).not.toBeInTheDocument();
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

  it('shows the provider’s refusal and takes another card', async () => {
    const { press, pay, asked } = await payByCard();
    onConfirm(() => cardError('Your card was declined.'));
    await press();
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    expect(asked.notes).toEqual([]);
    expect(pay()).toBeEnabled();
    await press();
    await completed();
  });

  it('says what the provider finds wrong with the card before anything is sent', async () => {
    const { user, asked } = await openPayment();
    await user.type(await screen.findByLabelText('Card number'), '4242424242424241');
    expect(await screen.findByText('Your card number is invalid.')).toBeInTheDocument();
    expect(asked.methods).toEqual([]);
  });

  it('asks what became of a payment whose connection was lost', async () => {
    const { press } = await payByCard();
    onConfirm(() => HttpResponse.error());
    onRetrieve(() => HttpResponse.json(intent('succeeded')));
    await press();
    await completed();
  });

  it('says that nothing was charged when the provider says so', async () => {
    const { press } = await payByCard();
    onConfirm(() => HttpResponse.error());
    await press();
    expect(await screen.findByText(/before your card was charged/)).toBeInTheDocument();
  });

  it('notes the payment again by itself after one lost connection', async () => {
    const { press, asked } = await payByCard();
    onNote(() => HttpResponse.error(), true);
    await press();
    await completed();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('says that the money is safe when the note fails, and notes it on request', async () => {
    const { press, user, asked } = await payByCard();
    onNote(() => HttpResponse.error());
    await press();
    expect(
      await screen.findByRole('heading', { name: 'Your payment went through' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/nothing will be charged again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
    server.use(
      http.patch(backend('/orders/order_1'), async ({ request }) => {
        asked.notes.push(await request.json());
        return HttpResponse.json({ acknowledged: true, modifiedCount: 1 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Mark the order as paid' }));
    await completed();
    expect(asked.notes).toEqual([NOTE]);
    expect(asked.methods).toHaveLength(1);
  });

  it('says that the money for an order that is gone comes back', async () => {
    const { press } = await payByCard();
    onNote(() => refuse({ status: 404 }));
    await press();
    expect(await screen.findByText(/refunded in full/)).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Mark the order as paid' }),
    ).not.toBeInTheDocument();
  });

  it('picks up a charge that was made before the page was opened', async () => {
    await signInAs(farmer);
    const asked = takesPayments();
    server.use(servesOrder());
    onRetrieve(() => HttpResponse.json(intent('succeeded')));
    renderShop('/dashboard/payment/order_1');
    await completed();
    expect(asked.notes).toEqual([NOTE]);
    expect(asked.methods).toEqual([]);
  });

  it('takes no card for an order that is paid', async () => {
    await signInAs(farmer);
    server.use(servesOrder(paidOrder(1)));
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeInTheDocument();
    expect(screen.getByText('pi_1')).toBeInTheDocument();
  });

  it('shows the order paid when it was paid in another tab meanwhile', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(
      servesOrder(paidOrder(1)),
      http.get(backend('/orders/order_1'), () => HttpResponse.json(order(1)), { once: true }),
      http.post(backend('/create-payment-intent'), () => refuse({ status: 409 })),
    );
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeInTheDocument();
  });

  it('says that the order was cancelled in another tab, and takes the card form away', async () => {
    const { press, pay } = await payByCard();
    onConfirm(() => stateError('canceled'));
    server.use(http.get(backend('/orders/order_1'), () => refuse({ status: 404 })));
    await press();
    const title = await screen.findByRole('heading', { name: 'This order was cancelled' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/^Nothing was charged\./)).toBeInTheDocument();
    expect(screen.queryByText(/You cannot confirm/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Pay this order by card/)).not.toBeInTheDocument();
    expect(pay).toThrow();
  });

  it('says so too where the payment could not even be prepared any more', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(
      http.get(backend('/orders/order_1'), () => HttpResponse.json(order(1)), { once: true }),
      http.get(backend('/orders/order_1'), () => refuse({ status: 404 })),
      http.post(backend('/create-payment-intent'), () => refuse({ status: 409 })),
    );
    renderShop('/dashboard/payment/order_1');
    await screen.findByRole('heading', { name: 'This order was cancelled' });
  });

  it('opens another payment where only the payment was closed', async () => {
    const { press, pay, asked } = await payByCard();
    onConfirm(() => stateError('canceled'));
    await press();
    expect(await screen.findByText(/^This payment was closed before/)).toBeInTheDocument();
    await waitFor(() => expect(asked.intents).toHaveLength(2));
    expect(pay()).toBeInTheDocument();
  });

  it('charges nothing again where the order was paid in another tab', async () => {
    const { press, asked } = await payByCard();
    onConfirm(() => stateError('succeeded'));
    await press();
    await screen.findByRole('heading', { name: 'This order is paid' });
    expect(screen.getByText(/your card was not charged again/)).toBeInTheDocument();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('waits for a payment that was on its way before the page was opened', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(servesOrder());
    onRetrieve(() => HttpResponse.json(intent('processing')));
    renderShop('/dashboard/payment/order_1');
    await screen.findByText(/still working on this payment/);
    expect(screen.queryByText(/Pay this order by card/)).not.toBeInTheDocument();
  });

  it('offers no second try of an amount that the provider does not take', async () => {
    await signInAs(farmer);
    takesPayments();
    const message = 'This is less than one card payment can be.';
    server.use(
      servesOrder(),
      http.post(backend('/create-payment-intent'), () =>
        refuse({ status: 422, code: 'amount_refused', message }),
      ),
    );
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says that the payment could not be prepared and tries again', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(
      servesOrder(),
      http.post(backend('/create-payment-intent'), () => refuse({ status: 429 }), { once: true }),
    );
    const { user } = renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText('The payment could not be prepared')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeInTheDocument();
  });

  it('says that there is no such order', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/orders/order_1'), () => refuse({ status: 404 })));
    renderShop('/dashboard/payment/order_1');
    expect(await screen.findByText('No such order')).toBeInTheDocument();
  });

  it('offers another try when the order does not load', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(servesOrder());
    server.use(http.get(backend('/orders/order_1'), () => refuse({ status: 400 }), { once: true }));
    const { user } = renderShop('/dashboard/payment/order_1');
    await screen.findByText('We could not load this order');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Machine 1')).toBeInTheDocument();
  });
});
