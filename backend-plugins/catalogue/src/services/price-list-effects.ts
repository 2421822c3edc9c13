import type { Services } from '@harrow/plugin-kit';

/** Price lists that begin and end by themselves. */
export default class PriceListEffectsService {
  constructor(private readonly services: Services) {}

  /** Brings the lists in effect up to the time of the database; it may run in several processes. */
  async update(): Promise<void> {
    await this.services.manager.query('SELECT set_effects()');
  }
}
