import type { StripeElements } from '@stripe/stripe-js';
import { chargeWallet, type WalletCharge } from './charge-wallet';

type Answer = Record<string, unknown>;
type Call = (options: unknown) => Promise<Answer>;

const intent = (status: string) => ({ id: 'pi_1', status });
const stateError = (status: string) => ({
  error: { type: 'invalid_request_error', payment_intent: intent(status) },
});
const LOST = { error: { type: 'api_connection_error', message: 'Unreachable.' } };
const DECLINED = {
  error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
};

/** Charges a wallet with these answers of the SDK, and records what the sheet and the SDK were told. */
async function charge({ submit = {}, confirm = {}, retrieve = LOST }: Record<string, Answer>) {
  const failures: string[] = [];
  const confirmed: unknown[] = [];
  const elements = { submit: () => Promise.resolve(submit) } as unknown as StripeElements;
  const confirmPayment: Call = (options) => {
    confirmed.push(options);
    return Promise.resolve(confirm);
  };
  const sdk = { confirmPayment, retrievePaymentIntent: () => Promise.resolve(retrieve) };
  const outcome = await chargeWallet({
    sdk: sdk as unknown as WalletCharge['sdk'],
    elements,
    clientSecret: 'secret',
    returnUrl: 'https://shop.test/dashboard/payment/order_1',
    onFailed: (message) => failures.push(message),
  });
  return { outcome, failures, confirmed, elements };
}

it('confirms the intent without leaving the page, unless a bank demands it', async () => {
  const result = await charge({ confirm: { paymentIntent: intent('succeeded') } });
  expect(result.outcome).toEqual({ ok: true, transactionId: 'pi_1', wasPaidBefore: false });
  expect(result.failures).toEqual([]);
  expect(result.confirmed).toEqual([
    {
      elements: result.elements,
      redirect: 'if_required',
      confirmParams: { return_url: 'https://shop.test/dashboard/payment/order_1' },
    },
  ]);
});

it('shows the provider’s message in the sheet when the card is declined', async () => {
  const { outcome, failures } = await charge({ confirm: DECLINED });
  expect(outcome).toEqual({ ok: false, reason: 'refused', message: 'Your card was declined.' });
  expect(failures).toEqual(['Your card was declined.']);
});

it('confirms nothing if the wallet’s data is refused', async () => {
  const { outcome, failures, confirmed } = await charge({ submit: LOST });
  expect(outcome).toEqual({ ok: false, reason: 'lost' });
  expect(failures).toHaveLength(1);
  expect(confirmed).toEqual([]);
});

it('leaves the sheet to close while the provider processes the payment', async () => {
  const { outcome, failures } = await charge({ confirm: { paymentIntent: intent('processing') } });
  expect(outcome).toEqual({ ok: false, reason: 'processing' });
  expect(failures).toEqual([]);
});

it('says in the sheet that an order paid elsewhere was not charged again', async () => {
  const { outcome, failures } = await charge({ confirm: stateError('succeeded') });
  expect(outcome).toEqual({ ok: true, transactionId: 'pi_1', wasPaidBefore: true });
  expect(failures).toEqual([expect.stringContaining('not charged again')]);
});

it('says in the sheet that the payment was closed', async () => {
  const { outcome, failures } = await charge({ confirm: stateError('canceled') });
  expect(outcome).toEqual({ ok: false, reason: 'cancelled' });
  expect(failures).toEqual([expect.stringContaining('was closed')]);
});

it('uses the intent’s status after a lost connection', async () => {
  const retrieve = { paymentIntent: intent('succeeded') };
  const paid = await charge({ confirm: LOST, retrieve });
  expect(paid.outcome).toEqual({ ok: true, transactionId: 'pi_1', wasPaidBefore: false });
  expect(paid.failures).toEqual([]);
  const unknown = await charge({ confirm: LOST });
  expect(unknown.outcome).toEqual({ ok: false, reason: 'unknown' });
  expect(unknown.failures).toEqual([expect.stringContaining('cannot be charged twice')]);
});

it('does not leave the sheet waiting if the SDK throws', async () => {
  const onFailed = jest.fn();
  const broken = chargeWallet({
    sdk: {} as WalletCharge['sdk'],
    elements: { submit: () => Promise.reject(new Error('Broken.')) } as unknown as StripeElements,
    clientSecret: 'secret',
    returnUrl: '',
    onFailed,
  });
  await expect(broken).rejects.toThrow('Broken.');
  expect(onFailed).toHaveBeenCalledWith(expect.stringContaining('stopped working'));
});
