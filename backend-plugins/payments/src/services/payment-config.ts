import { chargeRules, toDecimal } from '@harrow/money';
import { optionsSchema } from '../lib/options';
import type { PaymentConfig } from '../lib/payment-config';

/** Which payment provider applies, decided at run time: one build of the storefront serves both. */
export default class PaymentConfigService {
  private readonly options: unknown;

  constructor(_container: unknown, options: unknown) {
    this.options = options;
  }

  /** The settings of this shop; nothing in them is secret. */
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
