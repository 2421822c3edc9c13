import { getOrder, openPayment, type Order } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { order, paidOrder } from '@/test/order-fixtures';
import { cardError, intent, sandbox, stateError, takesPayments } from '@/test/payment-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';
import { withWallets } from '@/test/wallet-fixtures';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
withWallets('apple_pay,google_pay');

const PAGE = '/dashboard/payment/order_1';
const NOTE = { orderedId: 'order_1', transectionId: 'pi_7' };
const CONFIRM = sandbox('/v1/payment_intents/pi_7/confirm');
const INTENT = sandbox('/v1/payment_intents/pi_7');

const servesOrder = (found: Order = order(1)) =>
  answer(getOrder, found, { parameters: { id: 'order_1' } });

/** Answers confirmations in turn, the last one for all that follow, and counts them. */
function confirms(...replies: (() => Response)[]) {
  const asked = { times: 0 };
  server.use(
    http.post(CONFIRM, () => {
      const reply = replies[Math.min(asked.times, replies.length - 1)];
      asked.times += 1;
      return reply?.();
    }),
  );
  return asked;
}

async function openPage(path = PAGE) {
  await signInAs(farmer);
  const asked = takesPayments();
  server.use(servesOrder());
  return { ...renderShop(path), asked };
}

const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.getByRole('dialog', { name: 'Apple Pay test sheet' });
const completed = () => screen.findByRole('heading', { name: 'Congrats! Your payment completed' });

/** Opens the sheet of a wallet, and returns a function that pays in it. */
async function openSheet() {
  const page = await openPage();
  const group = await screen.findByRole('group', { name: 'Pay by wallet' });
  await waitFor(() => expect(button('Pay $2,000.50')).toBeEnabled());
  await page.user.click(within(group).getByRole('button', { name: 'Apple Pay' }));
  const pay = () => page.user.click(button('Pay with Apple Pay'));
  return { ...page, pay };
}

describe('a browser with wallets', () => {
  it('offers them above the card form', async () => {
    await openPage();
    const group = await screen.findByRole('group', { name: 'Pay by wallet' });
    const names = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Apple Pay', 'Google Pay']);
    const number = await screen.findByLabelText('Card number');
    const order = group.compareDocumentPosition(number);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('or pay by card')).toBeInTheDocument();
  });

  it('pays by wallet, records the payment and shows its ID', async () => {
    const { pay, asked } = await openSheet();
    expect(sheet()).toHaveAccessibleDescription(/\$2,000\.50/);
    await pay();
    expect(await completed()).toHaveFocus();
    expect(screen.getByText('pi_7')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked.notes).toEqual([NOTE]);
    expect(asked.methods).toEqual([]);
  });

  it('shows why a wallet was declined in its sheet and on the page, and tries again', async () => {
    const { user, pay, asked } = await openSheet();
    confirms(
      () => cardError('Your card was declined.'),
      () => HttpResponse.json(intent('succeeded')),
    );
    await pay();
    expect(await within(sheet()).findByText('Your card was declined.')).toBeInTheDocument();
    await user.click(button('Cancel'));
    expect(screen.getByText('Your card was declined.')).toBeInTheDocument();
    expect(asked.notes).toEqual([]);
    await user.click(button('Apple Pay'));
    await pay();
    await completed();
  });

  it('keeps the page as it is when the sheet is closed', async () => {
    const { user, asked } = await openSheet();
    await user.click(button('Cancel'));
    expect(button('Apple Pay')).toHaveFocus();
    expect(button('Pay $2,000.50')).toBeEnabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked.notes).toEqual([]);
  });

  it('pays once for a double press', async () => {
    const { user, asked } = await openSheet();
    const confirmed = confirms(() => HttpResponse.json(intent('succeeded')));
    await user.dblClick(button('Pay with Apple Pay'));
    await completed();
    expect(confirmed.times).toBe(1);
    expect(asked.notes).toEqual([NOTE]);
  });

  it('starts no wallet while a card is charged', async () => {
    const { user } = await openPage();
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
    await user.type(screen.getByLabelText(/^Expir/), '1240');
    await user.type(screen.getByLabelText('CVC'), '123');
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.post(CONFIRM, async () => {
        await gate;
        return HttpResponse.json(intent('succeeded'));
      }),
    );
    await user.click(button('Pay $2,000.50'));
    await user.click(button('Apple Pay'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release();
    await completed();
  });

  it('has the card form alone if the wallets cannot be prepared', async () => {
    await signInAs(farmer);
    takesPayments();
    server.use(
      servesOrder(),
      http.get(INTENT, () => HttpResponse.error()),
    );
    renderShop(PAGE);
    await waitFor(() => expect(button('Pay $2,000.50')).toBeEnabled());
    const wallets = () => screen.queryByRole('group', { name: 'Pay by wallet' });
    await waitFor(() => expect(wallets()).not.toBeInTheDocument());
  });

  it('keeps the wallets when the payment was closed and another one is started', async () => {
    const { user, pay, asked } = await openSheet();
    confirms(() => stateError('canceled'));
    const another = { ...intent('requires_payment_method'), id: 'pi_8' };
    server.use(
      answer(openPayment, { clientSecret: 'pi_8_secret_abc' }),
      http.get(sandbox('/v1/payment_intents/pi_8'), () => HttpResponse.json(another)),
      http.post(sandbox('/v1/payment_intents/pi_8/confirm'), () =>
        HttpResponse.json({ ...another, status: 'succeeded' }),
      ),
    );
    await pay();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^This payment was closed before/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Apple Pay' }));
    await pay();
    await completed();
    expect(asked.notes).toEqual([{ ...NOTE, transectionId: 'pi_8' }]);
  });
});

describe('a payment by wallet', () => {
  it('is looked up after a lost connection', async () => {
    const { pay, asked } = await openSheet();
    confirms(() => {
      server.use(http.get(INTENT, () => HttpResponse.json(intent('succeeded'))));
      return HttpResponse.error();
    });
    await pay();
    await completed();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('that the network swallowed can be tried again', async () => {
    const { pay, asked } = await openSheet();
    confirms(
      () => HttpResponse.error(),
      () => HttpResponse.json(intent('succeeded')),
    );
    server.use(http.get(INTENT, () => HttpResponse.error(), { once: true }));
    await pay();
    const problem = /cannot be charged twice/;
    expect(await within(sheet()).findByText(problem)).toBeInTheDocument();
    expect(asked.notes).toEqual([]);
    await pay();
    await completed();
  });

  it('waits for the provider if that is still processing it', async () => {
    const { pay } = await openSheet();
    confirms(() => HttpResponse.json(intent('processing')));
    await pay();
    await screen.findByText(/still processing this payment/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for 3-D Secure where the bank demands it', async () => {
    const { user, pay, asked } = await openSheet();
    confirms(() => HttpResponse.json(intent('requires_action')));
    server.use(
      http.post(sandbox('/v1/payment_intents/pi_7/sandbox_authenticate'), () =>
        HttpResponse.json(intent('succeeded')),
      ),
    );
    await pay();
    await user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    await completed();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('says that the order was canceled meanwhile, and removes the wallets', async () => {
    const { pay } = await openSheet();
    confirms(() => stateError('canceled'));
    server.use(refuses(getOrder, { status: 404 }, { parameters: { id: 'order_1' } }));
    await pay();
    expect(await screen.findByRole('heading', { name: 'This order was canceled' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apple Pay' })).not.toBeInTheDocument();
  });

  it('charges nothing again if the order was paid in another tab', async () => {
    const { pay, asked } = await openSheet();
    confirms(() => stateError('succeeded'));
    await pay();
    await screen.findByRole('heading', { name: 'This order is paid' });
    expect(screen.getByText(/your card was not charged again/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked.notes).toEqual([NOTE]);
  });
});

describe('a customer who returns from the page of a bank', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  /** Opens the page at the address that the provider leads back to. */
  async function comeBack(status: string) {
    const added = `payment_intent=pi_7&payment_intent_client_secret=x&redirect_status=${status}`;
    window.history.replaceState(null, '', `${PAGE}?${added}`);
    await signInAs(farmer);
    renderShop(`${PAGE}?${added}`);
  }

  it('sees the payment completed', async () => {
    const asked = takesPayments();
    server.use(
      servesOrder(),
      http.get(INTENT, () => HttpResponse.json(intent('succeeded'))),
    );
    await comeBack('succeeded');
    await completed();
    expect(asked.notes).toEqual([NOTE]);
  });

  it('sees why it failed, and can pay again', async () => {
    takesPayments();
    const last_payment_error = { type: 'card_error', message: 'Your bank said no.' };
    server.use(
      servesOrder(),
      http.get(INTENT, () =>
        HttpResponse.json({ ...intent('requires_payment_method'), last_payment_error }),
      ),
    );
    await comeBack('failed');
    expect(await screen.findByText('Your bank said no.')).toBeInTheDocument();
    expect(window.location.search).toBe('');
    await waitFor(() => expect(button('Pay $2,000.50')).toBeEnabled());
  });

  it('sees the order paid if the provider has reported the payment', async () => {
    server.use(servesOrder(paidOrder(1)));
    await comeBack('succeeded');
    expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });
});
