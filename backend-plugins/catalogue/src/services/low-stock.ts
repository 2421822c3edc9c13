import type { Figures } from '@harrow/contract';
import type { ReadManager } from '@harrow/plugin-kit';
import { SELECT_SCARCEST } from '../lib/low-stock';
import { optionsSchema } from '../lib/options';

/** Finds the products that are running out, for staff. */
export default class LowStockService {
  private readonly readManager: ReadManager;
  private readonly currency: string;

  constructor(container: { readManager: ReadManager }, options: unknown) {
    this.readManager = container.readManager;
    this.currency = optionsSchema.parse(options).currency;
  }

  /** Returns up to 10 sold products with less than twice their minimum, the scarcest first. */
  async scarcest(): Promise<Figures['lowStock']> {
    return await this.readManager.query(SELECT_SCARCEST, [this.currency]);
  }
}
