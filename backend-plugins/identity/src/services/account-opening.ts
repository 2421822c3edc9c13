import { ShopError, splitName } from '@harrow/http';
import { Customer, type CustomerService, type EventBusService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { AccountReleased } from '../lib/account-released';
import { RELEASED_DOMAIN } from '../lib/account-row';
import { displayName } from '../lib/display-name';
import { optionsSchema, type IdentityOptions } from '../lib/options';
import { storePromotion } from '../lib/store-promotion';
import { Account } from '../models/account';
import type { VerifiedIdentity } from './identity-provider';

type Container = {
  manager: EntityManager;
  customerService: CustomerService;
  eventBusService: EventBusService;
};

/** The customer record under an email address; the last three are null where it has no account. */
type Holder = {
  customer_id: string;
  has_account: boolean;
  uid: string | null;
  email_verified: boolean | null;
  opened_at: Date | null;
};

/** A queue of events that can repeat a failed one does so this often. */
const ATTEMPTS = 5;

const emailTaken = () =>
  new ShopError('forbidden', 'This email address belongs to another account. Verify it first.', {
    code: 'email_in_use',
  });

/** The customers behind identities: made on the first session, found again by the provider's uid. */
export default class AccountOpeningService {
  private readonly manager: EntityManager;
  private readonly customers: CustomerService;
  private readonly events: EventBusService;
  private readonly options: IdentityOptions;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.customers = container.customerService;
    this.events = container.eventBusService;
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
      await this.release(manager, holder, identity.email);
    }
    return await this.follow(manager, account.customer_id, identity);
  }

  /**
   * Gives a uid seen for the first time its customer: the email's own, or a new one. The record of an
   * account that never proved the email is a stranger's, and is left to it.
   */
  private async adopt(manager: EntityManager, identity: VerifiedIdentity): Promise<string> {
    const holder = await this.findHolder(manager, identity.email);
    if (holder && !identity.emailVerified) throw emailTaken();
    if (holder && holder.email_verified !== false) {
      return await this.follow(manager, holder.customer_id, identity);
    }
    if (holder) await this.release(manager, holder, identity.email);
    const customer = await this.customers
      .withTransaction(manager)
      .create({ email: identity.email, has_account: true, ...splitName(identity.name) });
    return customer.id;
  }

  private async findHolder(manager: EntityManager, email: string): Promise<Holder | undefined> {
    const holders: Holder[] = await manager.query(
      `SELECT c.id AS customer_id, c.has_account, a.uid, a.email_verified,
              a.created_at AS opened_at
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
   * uid and its orders, and has its new email with its next session. One that never proved the email
   * leaves nothing behind that was done under it and can be undone.
   */
  private async release(manager: EntityManager, holder: Holder, email: string): Promise<void> {
    const { customer_id: id, email_verified, opened_at } = holder;
    const nobodys = `${id.toLowerCase()}${RELEASED_DOMAIN}`;
    await this.customers.withTransaction(manager).update(id, { email: nobodys });
    await manager.update(Account, { customer_id: id }, { email_verified: false });
    if (email_verified !== false || !opened_at) return;
    const name: AccountReleased['name'] = 'account.released';
    const data: AccountReleased['data'] = { id, email, since: opened_at.toISOString() };
    await this.events.withTransaction(manager).emit(name, data, { attempts: ATTEMPTS });
  }
}
