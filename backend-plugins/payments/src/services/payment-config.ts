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
    const { publishableKey, sandboxUrl } = optionsSchema.parse(this.options);
    if (!sandboxUrl) return { mode: 'stripe', publishableKey };
    return { mode: 'sandbox', publishableKey, apiBase: new URL(sandboxUrl).origin };
  }
}
