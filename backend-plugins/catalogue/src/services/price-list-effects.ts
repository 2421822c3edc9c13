import type { EntityManager } from 'typeorm';

/** Price lists that begin and end by themselves. */
export default class PriceListEffectsService {
  private readonly manager: EntityManager;

  constructor(container: { manager: EntityManager }) {
    this.manager = container.manager;
  }

  /** Brings the lists in effect up to the time of the database; it may run in several processes. */
  async update(): Promise<void> {
    await this.manager.query('SELECT set_effects()');
  }
}
