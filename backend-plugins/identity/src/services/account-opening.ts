import { type Services, ShopError, splitName } from '@harrow/plugin-kit';
import { Customer } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { AccountReleased } from '../lib/account-released';
import { displayName, RELEASED_DOMAIN } from '../lib/account-row';
import { isIdentityClosed } from '../lib/closed-identity';
import { badIdToken } from '../lib/identity-error';
import { optionsSchema, type IdentityOptions } from '../lib/options';
import { storePromotion } from '../lib/store-promotion';
import { Account } from '../models/account';
import type { VerifiedIdentity } from './identity-provider';

/** The customer with an email address; the last three fields are null if it has no account. */
type Holder = {
  customer_id: string;
  has_account: boolean;
  uid: string | null;
  email_verified: boolean | null;
  opened_at: Date | null;
};

/** The maximum number of calls of a failing subscriber. Without Redis, only such events outlive a kill of the process. */
const ATTEMPTS = 5;

const emailTaken = () =>
  new ShopError('forbidden', 'This email address belongs to another account. Verify it first.', {
    code: 'email_in_use',
  });

/** Throws `unauthorized` for a user whose account has been erased: their last tokens open no new one. */
async function requireOpen(manager: EntityManager, uid: string): Promise<void> {
  if (await isIdentityClosed(manager, uid)) throw badIdToken();
}

/** Creates the customer of an identity on its first session and finds it by uid later. */
export default class AccountOpeningService {
  private readonly options: IdentityOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Returns the customer id of a verified identity and creates the customer if there is none.
   * Throws `forbidden` if the email belongs to another account and this identity has not verified
   * it, or if the account is closed.
   */
  async open(identity: VerifiedIdentity): Promise<string> {
    return await this.services.manager.transaction(async (manager) => {
      // serializes sessions for one email, so that two first sign-ins create one customer
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        identity.email,
      ]);
      const accounts = manager.getRepository(Account);
      const account = await accounts.findOne({
        where: { uid: identity.uid },
        // two sessions of one uid may have different emails, only one of them verified
        lock: { mode: 'for_no_key_update' },
      });
      if (!account) await requireOpen(manager, identity.uid);
      const customerId = account
        ? await this.refresh(manager, account, identity)
        : await this.adopt(manager, identity);
      await accounts.upsert(
        { customer_id: customerId, uid: identity.uid, email_verified: identity.emailVerified },
        ['customer_id'],
      );
      if (this.isBootstrapAdmin(identity)) {
        const { email } = identity;
        await storePromotion(manager, { customerId, email, promotedBy: null, duty: 'owner' });
      }
      return customerId;
    });
  }

  private isBootstrapAdmin(identity: VerifiedIdentity): boolean {
    return identity.emailVerified && this.options.adminEmails.includes(identity.email);
  }

  /** Updates the customer of a known uid, which stays the same even if the email has changed. */
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
   * Returns the customer for a new uid: the one with the email, or a new one if the account that
   * holds the email never verified it.
   */
  private async adopt(manager: EntityManager, identity: VerifiedIdentity): Promise<string> {
    const holder = await this.findHolder(manager, identity.email);
    if (holder && !identity.emailVerified) throw emailTaken();
    if (holder && holder.email_verified !== false) {
      return await this.follow(manager, holder.customer_id, identity);
    }
    if (holder) await this.release(manager, holder, identity.email);
    const customer = await this.services.customerService
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

  /** Copies a change of name or email made at the identity provider. */
  private async follow(
    manager: EntityManager,
    customerId: string,
    { email, name }: VerifiedIdentity,
  ): Promise<string> {
    const customer = await manager.findOneBy(Customer, { id: customerId });
    if (!customer) throw new ShopError('forbidden', 'This account has been closed.');
    const changes = {
      ...(customer.email === email ? {} : { email }),
      // marks it as registered, so that the stock admin does not offer to change its email
      ...(customer.has_account ? {} : { has_account: true }),
      ...(name && name !== displayName(customer) ? splitName(name) : {}),
    };
    if (Object.keys(changes).length > 0) {
      await this.services.customerService.withTransaction(manager).update(customerId, changes);
    }
    return customerId;
  }

  /**
   * Takes an email from an account that no longer has it at the provider. The account keeps its uid
   * and orders, and gets its current email with its next session. If it never verified the email,
   * an event makes the other plugins undo what it did under the address.
   */
  private async release(manager: EntityManager, holder: Holder, email: string): Promise<void> {
    const { customer_id: id, email_verified, opened_at } = holder;
    const placeholder = `${id.toLowerCase()}${RELEASED_DOMAIN}`;
    await this.services.customerService.withTransaction(manager).update(id, { email: placeholder });
    await manager.update(Account, { customer_id: id }, { email_verified: false });
    if (email_verified !== false || !opened_at) return;
    const name: AccountReleased['name'] = 'account.released';
    const data: AccountReleased['data'] = { id, email, since: opened_at.toISOString() };
    await this.services.eventBusService
      .withTransaction(manager)
      .emit(name, data, { attempts: ATTEMPTS });
  }
}
