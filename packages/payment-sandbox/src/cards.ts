/**
 * The test cards that Stripe publishes, by what happens when they are charged
 * (https://docs.stripe.com/testing). No other number is accepted.
 */

/** The outcome of charging a card; `authenticate` requires 3-D Secure first. */
export type Outcome =
  | { kind: 'accept' }
  | { kind: 'decline'; code: string; declineCode: string; message: string }
  | { kind: 'authenticate'; then: Outcome };

const ACCEPT: Outcome = { kind: 'accept' };

const decline = (code: string, declineCode: string, message: string): Outcome => ({
  kind: 'decline',
  code,
  declineCode,
  message,
});

const declined = (reason: string) => decline('card_declined', reason, 'Your card was declined.');

const INSUFFICIENT_FUNDS = decline(
  'card_declined',
  'insufficient_funds',
  'Your card has insufficient funds.',
);

const PROCESSING_ERROR = decline(
  'processing_error',
  'processing_error',
  'An error occurred while processing your card. Try again in a little bit.',
);

const authenticate = (then: Outcome): Outcome => ({ kind: 'authenticate', then });

interface TestCard {
  number: string;
  brand: string;
  funding?: 'debit' | 'prepaid';
  outcome: Outcome;
  /** Whether it can be saved to a customer although charging it fails. */
  canBeAttached?: boolean;
}

const visa = (number: string, outcome: Outcome): TestCard => ({ number, brand: 'visa', outcome });

const CARDS = {
  visa: visa('4242424242424242', ACCEPT),
  visa_debit: { ...visa('4000056655665556', ACCEPT), funding: 'debit' },
  mastercard: { number: '5555555555554444', brand: 'mastercard', outcome: ACCEPT },
  mastercard_2_series: { number: '2223003122003222', brand: 'mastercard', outcome: ACCEPT },
  mastercard_debit: {
    number: '5200828282828210',
    brand: 'mastercard',
    funding: 'debit',
    outcome: ACCEPT,
  },
  mastercard_prepaid: {
    number: '5105105105105100',
    brand: 'mastercard',
    funding: 'prepaid',
    outcome: ACCEPT,
  },
  amex: { number: '378282246310005', brand: 'amex', outcome: ACCEPT },
  amex_2: { number: '371449635398431', brand: 'amex', outcome: ACCEPT },
  discover: { number: '6011111111111117', brand: 'discover', outcome: ACCEPT },
  diners: { number: '3056930009020004', brand: 'diners', outcome: ACCEPT },
  jcb: { number: '3566002020360505', brand: 'jcb', outcome: ACCEPT },
  unionpay: { number: '6200000000000005', brand: 'unionpay', outcome: ACCEPT },
  generic_decline: visa('4000000000000002', declined('generic_decline')),
  insufficient_funds: visa('4000000000009995', INSUFFICIENT_FUNDS),
  lost_card: visa('4000000000009987', declined('lost_card')),
  stolen_card: visa('4000000000009979', declined('stolen_card')),
  expired_card: visa(
    '4000000000000069',
    decline('expired_card', 'expired_card', 'Your card has expired.'),
  ),
  incorrect_cvc: visa(
    '4000000000000127',
    decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  ),
  processing_error: visa('4000000000000119', PROCESSING_ERROR),
  decline_after_attaching: {
    ...visa('4000000000000341', declined('generic_decline')),
    canBeAttached: true,
  },
  three_d_secure_unless_set_up: visa('4000002500003155', authenticate(ACCEPT)),
  three_d_secure_always: visa('4000002760003184', authenticate(ACCEPT)),
  three_d_secure_2: visa('4000000000003220', authenticate(ACCEPT)),
  three_d_secure_then_insufficient_funds: visa(
    '4000008260003178',
    authenticate(INSUFFICIENT_FUNDS),
  ),
  three_d_secure_then_decline: visa('4000008400001629', authenticate(declined('generic_decline'))),
  three_d_secure_supported: visa('4000000000003055', ACCEPT),
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof CARDS;

const NAMES = Object.keys(CARDS) as TestCardName[];

/** Returns the published test card of this name. */
export function testCard(name: TestCardName): TestCard {
  return CARDS[name];
}

/** Returns the name of the test card with this number (digits only), or undefined. */
export function testCardOf(number: string): TestCardName | undefined {
  return NAMES.find((name) => CARDS[name].number === number);
}

/** Stripe's published test payment methods, by name. */
const ALIASES = new Map<string, TestCardName>([
  ['pm_card_visa', 'visa'],
  ['pm_card_visa_debit', 'visa_debit'],
  ['pm_card_mastercard', 'mastercard'],
  ['pm_card_mastercard_debit', 'mastercard_debit'],
  ['pm_card_mastercard_prepaid', 'mastercard_prepaid'],
  ['pm_card_amex', 'amex'],
  ['pm_card_discover', 'discover'],
  ['pm_card_diners', 'diners'],
  ['pm_card_jcb', 'jcb'],
  ['pm_card_unionpay', 'unionpay'],
  ['pm_card_chargeDeclined', 'generic_decline'],
  ['pm_card_visa_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error'],
  ['pm_card_chargeCustomerFail', 'decline_after_attaching'],
  ['pm_card_authenticationRequired', 'three_d_secure_always'],
  ['pm_card_authenticationRequiredOnSetup', 'three_d_secure_unless_set_up'],
  ['pm_card_threeDSecure2Required', 'three_d_secure_2'],
  ['pm_card_threeDSecureOptional', 'three_d_secure_supported'],
]);

/** The test card behind a published payment method such as `pm_card_visa`. */
export function testCardOfAlias(alias: string): TestCardName | undefined {
  return ALIASES.get(alias);
}
