import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openTarget, refusalOf, type Target } from './support/target.ts';

const stopped = stoppedAfterwards();
let target: Target;

beforeAll(async () => {
  target = stopped(await openTarget(), (it) => it.close());
});

const pay = (payment_method: string) =>
  target.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    payment_method,
    payment_method_types: ['card'],
    confirm: true,
    expand: ['payment_method'],
  });

describe('accepted cards', () => {
  it.each([
    ['pm_card_visa', 'visa'],
    ['pm_card_mastercard', 'mastercard'],
    ['pm_card_amex', 'amex'],
    ['pm_card_discover', 'discover'],
  ])('%s pays and shows only its last digits', async (alias, brand) => {
    const intent = await pay(alias);
    expect(intent.status).toBe('succeeded');
    const last4 = expect.stringMatching(/^\d{4}$/) as string;
    expect(intent.payment_method).toMatchObject({ type: 'card', card: { brand, last4 } });
    expect(JSON.stringify(intent)).not.toMatch(/\b\d{13,}\b/);
  });
});

describe('declined cards', () => {
  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    [
      'pm_card_visa_chargeDeclinedLostCard',
      'card_declined',
      'lost_card',
      'Your card was declined.',
    ],
    [
      'pm_card_visa_chargeDeclinedStolenCard',
      'card_declined',
      'stolen_card',
      'Your card was declined.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      'incorrect_cvc',
      "Your card's security code is incorrect.",
    ],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s is refused as %s, %s', async (alias, code, declineCode, message) => {
    const error = await refusalOf(pay(alias));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message });
    expect(error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      amount_received: 0,
      last_payment_error: { type: 'card_error', code, message },
    });
    // Stripe gives decline codes for what an issuer says; the others it may leave out.
    if (code === 'card_declined') expect(error.decline_code).toBe(declineCode);
  });

  it('leave a failed charge behind and a second try open', async () => {
    const error = await refusalOf(pay('pm_card_chargeDeclined'));
    const id = error.payment_intent?.id ?? '';
    expect(await target.stripe.charges.retrieve(error.charge ?? '')).toMatchObject({
      status: 'failed',
      paid: false,
      failure_code: 'card_declined',
      payment_intent: id,
    });
    const retried = await target.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
    });
    expect(retried).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });
});

describe('cards with 3-D Secure', () => {
  it.each(['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required'])(
    '%s asks for an action before anything is charged',
    async (alias) => {
      const intent = await pay(alias);
      expect(intent).toMatchObject({ status: 'requires_action', amount_received: 0 });
      expect(intent.next_action).toMatchObject({ type: 'use_stripe_sdk' });
      expect(intent.latest_charge).toBeNull();
    },
  );

  it('can be cancelled while the payer is asked', async () => {
    const { id } = await pay('pm_card_authenticationRequired');
    expect(await target.stripe.paymentIntents.cancel(id)).toMatchObject({
      status: 'canceled',
      next_action: null,
    });
  });
});

describe('a payment method without a customer', () => {
  it('is spent after one payment', async () => {
    const first = await pay('pm_card_visa');
    const method = first.payment_method;
    const id = typeof method === 'string' ? method : (method?.id ?? '');
    const error = await refusalOf(pay(id));
    expect(error.message).toContain('may not be used again');
  });
});
