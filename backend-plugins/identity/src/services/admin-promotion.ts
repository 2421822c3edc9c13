import { coversDuty, type Duty } from '@harrow/contract';
import { type Caller, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type IdentityOptions, optionsSchema } from '../lib/options';
import { requireOwner } from '../lib/require-owner';
import { storePromotion } from '../lib/store-promotion';
import { AdminPromotion } from '../models/admin-promotion';

const ownRights = () =>
  new ShopError('conflict', 'You cannot change your own rights. Ask another owner.', {
    code: 'own_rights',
  });

const configuredAdmin = () =>
  new ShopError(
    'conflict',
    'The setting ADMIN_EMAILS makes this user an owner. Remove the address there first.',
    { code: 'configured_admin' },
  );

/** Promotes customers to admins, changes their duties, and demotes them. */
export default class AdminPromotionService {
  private readonly options: IdentityOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Promotes the account with an email and records the promoter, or changes the duty of one who is an
   * admin already; returns false if nothing changes. Rights begin once the email is verified. Throws
   * `not_found` for an unknown email, `forbidden` if the caller is no owner any more, and `conflict` for
   * a lesser duty of the caller, or of an owner by the configuration.
   */
  async promote(caller: Caller, email: string, duty?: Duty): Promise<boolean> {
    const { customerId } = await this.services.accountService.retrieveByEmail(email);
    if (duty && !coversDuty(duty, 'owner')) this.requireOther(caller, customerId, email);
    const isChanged = await this.services.manager.transaction(async (manager) => {
      await requireOwner(manager, caller);
      const promotion = { customerId, email, promotedBy: caller.customerId, duty };
      return await storePromotion(manager, promotion);
    });
    if (isChanged) {
      const to = duty ?? 'owner';
      this.services.logger.info(`${caller.customerId} promoted ${customerId} to ${to}`);
    }
    return isChanged;
  }

  /**
   * Takes the admin rights of the account with an email, and its user of the stock admin, in one
   * transaction; returns false if it had none. Throws `not_found` for an unknown email, `forbidden` if the
   * caller is no owner any more, and `conflict` for the caller's own and for one of the configuration,
   * which the next session would promote again. The caller stays an owner, so there is always one left.
   */
  async demote(caller: Caller, email: string): Promise<boolean> {
    const { customerId } = await this.services.accountService.retrieveByEmail(email);
    this.requireOther(caller, customerId, email);
    const isDemoted = await this.services.manager.transaction(async (manager) => {
      await requireOwner(manager, caller);
      const promotions = manager.getRepository(AdminPromotion);
      const { affected } = await promotions.delete({ customer_id: customerId });
      await this.services.secondFactorService.delete(manager, customerId);
      return (await this.removeUser(manager, email)) || Boolean(affected);
    });
    if (isDemoted) this.services.logger.info(`${caller.customerId} demoted ${customerId}`);
    return isDemoted;
  }

  private requireOther(caller: Caller, customerId: string, email: string): void {
    if (customerId === caller.customerId) throw ownRights();
    if (this.options.adminEmails.includes(email.toLowerCase())) throw configuredAdmin();
  }

  /** Removes the user of the stock admin with an email, whose sessions `admitStaff` ends. */
  private async removeUser(manager: EntityManager, email: string): Promise<boolean> {
    const users: { id: string }[] = await manager.query(
      'SELECT id FROM "user" WHERE lower(email) = lower($1) AND deleted_at IS NULL',
      [email],
    );
    for (const { id } of users) await this.services.userService.withTransaction(manager).delete(id);
    return users.length > 0;
  }
}
