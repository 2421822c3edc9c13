import { type Caller, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type IdentityOptions, optionsSchema } from '../lib/options';
import { storePromotion } from '../lib/store-promotion';
import { withdrawPromotion } from '../lib/withdraw-promotion';

const ownRights = () =>
  new ShopError('conflict', 'You cannot take your own admin rights. Ask another admin.', {
    code: 'own_rights',
  });

const configuredAdmin = () =>
  new ShopError(
    'conflict',
    'The setting ADMIN_EMAILS makes this user an admin. Remove the address there first.',
    { code: 'configured_admin' },
  );

/** Promotes customers to admins, and demotes them. */
export default class AdminPromotionService {
  private readonly options: IdentityOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Promotes the account with an email and records the promoter; returns false if it had already
   * been promoted. Rights begin once the email is verified. Throws `not_found` for an unknown
   * email.
   */
  async promote(promoter: Caller, email: string): Promise<boolean> {
    const { customerId } = await this.services.accountService.retrieveByEmail(email);
    const promotion = { customerId, email, promotedBy: promoter.customerId };
    const isNew = await storePromotion(this.services.manager, promotion);
    if (isNew) this.services.logger.info(`${promoter.customerId} promoted ${customerId} to admin`);
    return isNew;
  }

  /**
   * Takes the admin rights of the account with an email, and its user of the stock admin, in one
   * transaction; returns false if it had none. Throws `not_found` for an unknown email, and `conflict`
   * for the caller's own and for one of the configuration, which the next session would promote again.
   * The caller stays an admin, so there is always one left.
   */
  async demote(caller: Caller, email: string): Promise<boolean> {
    const { customerId } = await this.services.accountService.retrieveByEmail(email);
    if (customerId === caller.customerId) throw ownRights();
    if (this.options.adminEmails.includes(email.toLowerCase())) throw configuredAdmin();
    const isDemoted = await this.services.manager.transaction(async (manager) => {
      const hadPromotion = await withdrawPromotion(manager, customerId, caller);
      return (await this.removeUser(manager, email)) || hadPromotion;
    });
    if (isDemoted) this.services.logger.info(`${caller.customerId} demoted ${customerId}`);
    return isDemoted;
  }

  /** Removes the user of the stock admin with an email, whose sessions `refuseRemovedStaff` ends. */
  private async removeUser(manager: EntityManager, email: string): Promise<boolean> {
    const users: { id: string }[] = await manager.query(
      'SELECT id FROM "user" WHERE lower(email) = lower($1) AND deleted_at IS NULL',
      [email],
    );
    for (const { id } of users) await this.services.userService.withTransaction(manager).delete(id);
    return users.length > 0;
  }
}
