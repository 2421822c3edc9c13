import { screen } from '@testing-library/react';
import { createSandboxStripe } from '../create-sandbox-stripe.ts';
import { SANDBOX_URL } from './support/card-form.tsx';
import { withDialogs } from './support/dialogs.ts';
import { http, HttpResponse, server, withMockNetwork } from './support/mock-network.ts';
import { INTENT_URL, showWallets } from './support/wallets.tsx';

withMockNetwork();
withDialogs();

const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1250,
  currency: 'usd',
  status,
});

const button = (name: string) => screen.getByRole('button', { name });
const sheet = (wallet = 'Apple Pay') =>
  screen.getByRole('dialog', { name: `${wallet} test sheet` });

/** Mocks the sandbox's answers, and records the cards that it receives. */
function takesPayments(answer: () => Response) {
  const cards: (string | null)[] = [];
  server.use(
    http.post(`${INTENT_URL}/confirm`, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      cards.push(form.get('payment_method_data[card][number]'));
      return answer();
    }),
  );
  return cards;
}

/** Allows the payment in the sheet of a wallet. */
async function allow(page: Awaited<ReturnType<typeof showWallets>>, wallet = 'Apple Pay') {
  await page.user.click(button(wallet));
  await page.user.click(button(`Pay with ${wallet}`));
}

/** Confirms the payment as the shop does. */
async function confirm({ stripe, elements }: Awaited<ReturnType<typeof showWallets>>) {
  await elements().submit();
  return await stripe.confirmPayment({
    elements: elements(),
    confirmParams: { return_url: 'http://shop.test/' },
    redirect: 'if_required',
  });
}

describe('the buttons', () => {
  it('are those of the wallets that the browser has', async () => {
    const { available } = await showWallets({ browser: 'google_pay' });
    expect(screen.getAllByRole('button')).toEqual([button('Google Pay')]);
    expect(available()).toMatchObject({ applePay: false, googlePay: true, link: false });
  });

  it('are none in a browser without wallets, which the event `ready` tells', async () => {
    const { available } = await showWallets({ browser: '' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(available()).toBeUndefined();
  });

  it('leave out a wallet that the page does not want', async () => {
    await showWallets({ options: { paymentMethods: { applePay: 'never' } } });
    expect(screen.getAllByRole('button')).toEqual([button('Google Pay')]);
  });

  it('are removed when the page unmounts, with an open sheet', async () => {
    const { user, unmount, cancelled } = await showWallets();
    await user.click(button('Apple Pay'));
    unmount();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cancelled).toEqual([]);
  });

  it('are none if the intent cannot be retrieved, which the event `loaderror` tells', async () => {
    const { failures } = await showWallets({ status: 500 });
    expect(screen.queryByRole('button')).toBeNull();
    expect(failures).toMatchObject([{ error: { type: 'api_error' } }]);
  });

  it('need a group with a client secret', () => {
    const stripe = createSandboxStripe({ publishableKey: 'pk_test_x', apiBase: SANDBOX_URL });
    expect(() => stripe.elements().create('expressCheckout')).toThrow(/clientSecret/);
    expect(() => stripe.elements({ clientSecret: '../customers' })).toThrow(/client secret/);
  });
});

describe('the sheet', () => {
  it('shows the amount, opens once, and restores the focus when it is cancelled', async () => {
    const { user, cancelled, confirmed } = await showWallets();
    await user.click(button('Apple Pay'));
    expect(sheet()).toHaveAccessibleDescription(/\$12\.50/);
    await user.click(button('Google Pay'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    button('Google Pay').blur();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Apple Pay')).toHaveFocus();
    expect(cancelled).toHaveLength(1);
    expect(confirmed).toEqual([]);
  });

  it('stays closed if the page refuses', async () => {
    const { user } = await showWallets({ onClick: ({ reject }) => reject() });
    await user.click(button('Apple Pay'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays closed if the page answers too late, and warns', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    let answer: () => void = () => undefined;
    const { user } = await showWallets({ onClick: ({ resolve }) => (answer = resolve) });
    await user.click(button('Apple Pay'));
    jest.advanceTimersByTime(1000);
    answer();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('`click`'));
    jest.useRealTimers();
  });
});

describe('a payment by wallet', () => {
  it('is made with the card of the sheet, which then closes', async () => {
    const cards = takesPayments(() => HttpResponse.json(intent('succeeded')));
    const page = await showWallets();
    await allow(page);
    expect(page.confirmed).toMatchObject([{ expressPaymentType: 'apple_pay' }]);
    expect(button('Cancel')).toBeDisabled();
    const { paymentIntent } = await confirm(page);
    expect(paymentIntent?.status).toBe('succeeded');
    expect(cards).toEqual(['4242424242424242']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.cancelled).toEqual([]);
  });

  it('that failed shows why, and can be tried with another card', async () => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Declined.' };
    const answers = [
      HttpResponse.json({ error }, { status: 402 }),
      HttpResponse.json(intent('succeeded')),
    ];
    const cards = takesPayments(() => answers.shift() ?? HttpResponse.error());
    const page = await showWallets();
    await page.user.click(button('Google Pay'));
    await page.user.selectOptions(screen.getByLabelText('Card'), '4000000000000002');
    await page.user.click(button('Pay with Google Pay'));
    expect((await confirm(page)).error).toEqual(error);
    page.paymentFailed('Declined.');
    expect(screen.getByRole('alert')).toHaveTextContent('Declined.');
    expect(button('Pay with Google Pay')).toHaveFocus();
    await page.user.selectOptions(screen.getByLabelText('Card'), '4242424242424242');
    await page.user.click(button('Pay with Google Pay'));
    expect((await confirm(page)).paymentIntent?.status).toBe('succeeded');
    expect(cards).toEqual(['4000000000000002', '4242424242424242']);
  });

  it('is not made before it is allowed, or after it has failed', async () => {
    const page = await showWallets();
    expect((await confirm(page)).error?.message).toMatch(/after its event `confirm`/);
    await allow(page);
    page.paymentFailed('No.');
    expect((await confirm(page)).error?.message).toMatch(/after its event `confirm`/);
  });

  it('is not made without elements.submit()', async () => {
    const page = await showWallets();
    await allow(page);
    const { error } = await page.stripe.confirmPayment({
      elements: page.elements(),
      confirmParams: { return_url: 'http://shop.test/' },
      redirect: 'if_required',
    });
    expect(error?.message).toMatch(/elements\.submit\(\)/);
  });

  it('reports a lost connection', async () => {
    takesPayments(() => HttpResponse.error());
    const page = await showWallets();
    await allow(page);
    expect((await confirm(page)).error?.type).toBe('api_connection_error');
  });

  it('asks for 3-D Secure in front of the sheet', async () => {
    takesPayments(() => HttpResponse.json(intent('requires_action')));
    server.use(
      http.post(`${INTENT_URL}/sandbox_authenticate`, () => HttpResponse.json(intent('succeeded'))),
    );
    const page = await showWallets();
    await allow(page);
    const payment = confirm(page);
    await page.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    expect((await payment).paymentIntent?.status).toBe('succeeded');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
