import { chargeRules, toDecimal } from '@harrow/money';
import type { PaymentConfig } from '@harrow/contract';
import { optionsSchema } from '../lib/options';

/** Returns the payment provider's settings at run time, so that one storefront build serves both. */
export default class PaymentConfigService {
  private readonly options: unknown;

  constructor(_container: unknown, options: unknown) {
    this.options = options;
  }

  /** Returns the public settings of this shop. */
  get(): PaymentConfig {
    const { publishableKey, sandboxUrl, currency: code } = optionsSchema.parse(this.options);
    const { decimals, step, largestCharge } = chargeRules(code);
    const currency = {
      code,
      decimals,
      step: toDecimal(step, code),
      largest: toDecimal(largestCharge, code),
    };
    if (!sandboxUrl) return { mode: 'stripe', publishableKey, currency };
    return { mode: 'sandbox', publishableKey, currency, apiBase: new URL(sandboxUrl).origin };
  }
}
