import type { Figures } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { optionsSchema } from '../lib/options';
import { statement } from '../lib/statement';

const SELECT_SCARCEST = statement('scarcest');

/** Finds the products that are running out, for staff. */
export default class LowStockService {
  private readonly currency: string;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.currency = optionsSchema.parse(options).currency;
  }

  /** Returns up to 10 sold products with less than twice their minimum, the scarcest first. */
  async scarcest(): Promise<Figures['lowStock']> {
    return await this.services.readManager.query(SELECT_SCARCEST, [this.currency]);
  }
}
