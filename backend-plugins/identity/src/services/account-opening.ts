import { ShopError, splitName } from '@harrow/http';
import { Customer, type CustomerService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { displayName } from '../lib/display-name';
import { optionsSchema, type IdentityOptions } from '../lib/options';
import { storePromotion } from '../lib/store-promotion';
import { Account } from '../models/account';
import type { VerifiedIdentity } from './identity-provider';

type Container = { manager: EntityManager; customerService: CustomerService };

/** The customer record under an email address; `uid` where it has an account. */
type Holder = { customer_id: string; has_account: boolean; uid: string | null };

const emailTaken = () =>
  new ShopError('forbidden', 'This email address belongs to another account. Verify it first.', {
    code: 'email_in_use',
  });

/** The customers behind identities: made on the first session, found again by the provider's uid. */
export default class AccountOpeningService {
  private readonly manager: EntityManager;
  private readonly customers: CustomerService;
  private readonly options: IdentityOptions;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.customers = container.customerService;
    this.options = optionsSchema.parse(options);
  }

  /**
   * The customer id of a verified identity, made where there is none. Throws `forbidden` when the
   * email belongs to somebody else and this identity has not verified it, and for a closed account.
   */
  async open(identity: VerifiedIdentity): Promise<string> {
    return await this.manager.transaction(async (manager) => {
      // sessions of one email take turns, so that two first sign-ins make one customer
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        identity.email,
      ]);
      const accounts = manager.getRepository(Account);
      const account = await accounts.findOne({
        where: { uid: identity.uid },
        // two sessions of one uid may come with two emails, one of them verified
        lock: { mode: 'for_no_key_update' },
      });
      const customerId = account
        ? await this.refresh(manager, account, identity)
        : await this.adopt(manager, identity);
      await accounts.upsert(
        { customer_id: customerId, uid: identity.uid, email_verified: identity.emailVerified },
        ['customer_id'],
      );
      if (this.isBootstrapAdmin(identity)) {
        await storePromotion(manager, { customerId, email: identity.email, promotedBy: null });
      }
      return customerId;
    });
  }

  private isBootstrapAdmin(identity: VerifiedIdentity): boolean {
    return identity.emailVerified && this.options.adminEmails.includes(identity.email);
  }

  /** A uid seen before keeps its customer, whatever its email is now. */
  private async refresh(
    manager: EntityManager,
    account: Account,
    identity: VerifiedIdentity,
  ): Promise<string> {
    const holder = await this.findHolder(manager, identity.email);
    if (holder?.has_account && holder.customer_id !== account.customer_id) {
      if (!holder.uid || !identity.emailVerified) throw emailTaken();
      await this.releaseEmail(manager, holder.customer_id);
    }
    return await this.follow(manager, account.customer_id, identity);
  }

  /** Gives a uid seen for the first time its customer: the email's own, or a new one. */
  private async adopt(manager: EntityManager, identity: VerifiedIdentity): Promise<string> {
    const holder = await this.findHolder(manager, identity.email);
    if (holder && !identity.emailVerified) throw emailTaken();
    if (holder) return await this.follow(manager, holder.customer_id, identity);
    const customer = await this.customers
      .withTransaction(manager)
      .create({ email: identity.email, has_account: true, ...splitName(identity.name) });
    return customer.id;
  }

  private async findHolder(manager: EntityManager, email: string): Promise<Holder | undefined> {
    const holders: Holder[] = await manager.query(
      `SELECT c.id AS customer_id, c.has_account, a.uid
         FROM customer c LEFT JOIN shop_account a ON a.customer_id = c.id
        WHERE lower(c.email) = $1 AND c.deleted_at IS NULL
        ORDER BY c.has_account DESC, c.created_at LIMIT 1`,
      [email],
    );
    return holders[0];
  }

  /** Follows a change of name or email made at the identity provider. */
  private async follow(
    manager: EntityManager,
    customerId: string,
    { email, name }: VerifiedIdentity,
  ): Promise<string> {
    const customer = await manager.findOneBy(Customer, { id: customerId });
    if (!customer) throw new ShopError('forbidden', 'This account has been closed.');
    const changes = {
      ...(customer.email === email ? {} : { email }),
      // keeps it apart from the engine's guests, and its email out of the stock admin's form
      ...(customer.has_account ? {} : { has_account: true }),
      ...(name && name !== displayName(customer) ? splitName(name) : {}),
    };
    if (Object.keys(changes).length > 0) {
      await this.customers.withTransaction(manager).update(customerId, changes);
    }
    return customerId;
  }

  /**
   * Takes an email from an account that the provider no longer gives it to. The account keeps its
   * uid and its orders, and has its new email with its next session.
   */
  private async releaseEmail(manager: EntityManager, customerId: string): Promise<void> {
    const email = `${customerId.toLowerCase()}@released.invalid`; // RFC 2606: nobody's address
    await this.customers.withTransaction(manager).update(customerId, { email });
    await manager.update(Account, { customer_id: customerId }, { email_verified: false });
  }
}
