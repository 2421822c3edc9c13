import { earlierCharge, type IntentSdk } from './charge-outcome';

const DECLINED = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
const intent = (status: string, changes: object = {}) => ({
  paymentIntent: { id: 'pi_1', status, last_payment_error: null, ...changes },
});

/** Looks for an earlier charge, with this answer of the provider's SDK. */
function find(answer: object, hasReturned = false) {
  const sdk = { retrievePaymentIntent: () => Promise.resolve(answer) } as unknown as IntentSdk;
  return earlierCharge(sdk, 'secret', hasReturned);
}

it('finds a charge that was made before this page was opened', async () => {
  expect(await find(intent('succeeded'))).toMatchObject({ ok: true, transactionId: 'pi_1' });
  expect(await find(intent('processing'))).toEqual({ ok: false, reason: 'processing' });
  expect(await find(intent('requires_payment_method'))).toBeNull();
  expect(await find({ error: { type: 'api_connection_error' } })).toBeNull();
});

it('finds why the payment failed from which the customer returns', async () => {
  const failed = intent('requires_payment_method', { last_payment_error: DECLINED });
  expect(await find(failed, true)).toEqual({
    ok: false,
    reason: 'refused',
    message: 'Your card was declined.',
  });
});

it('does not repeat an earlier failure to a customer who does not return from it', async () => {
  const failed = intent('requires_payment_method', { last_payment_error: DECLINED });
  expect(await find(failed)).toBeNull();
});

it('finds the charge from which the customer returns, after an earlier failure', async () => {
  const succeeded = intent('succeeded', { last_payment_error: DECLINED });
  expect(await find(succeeded, true)).toMatchObject({ ok: true, transactionId: 'pi_1' });
});
