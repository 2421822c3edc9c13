import type { Caller } from '@harrow/plugin-kit';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { storePromotion } from '../lib/store-promotion';
import type AccountService from './account';

type Container = { manager: EntityManager; logger: Logger; accountService: AccountService };

/** Promotes customers to admins. The specification has no way to revoke a promotion. */
export default class AdminPromotionService {
  private readonly manager: EntityManager;
  private readonly logger: Logger;
  private readonly accounts: AccountService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.accounts = container.accountService;
  }

  /**
   * Promotes the account with an email and records the promoter; returns false if it had already
   * been promoted. Rights begin once the email is verified. Throws `not_found` for an unknown
   * email.
   */
  async promote(promoter: Caller, email: string): Promise<boolean> {
    const { customerId } = await this.accounts.retrieveByEmail(email);
    const promotion = { customerId, email, promotedBy: promoter.customerId };
    const isNew = await storePromotion(this.manager, promotion);
    if (isNew) this.logger.info(`${promoter.customerId} promoted ${customerId} to admin`);
    return isNew;
  }
}
