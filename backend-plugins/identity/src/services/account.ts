import { type Caller, type Page, ShopError, splitName } from '@harrow/http';
import type { CustomerService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import {
  type AccountRow,
  COUNT_ACCOUNTS,
  OLDEST_FIRST,
  SELECT_ACCOUNTS,
  type ShopUser,
  toShopUser,
} from '../lib/account-row';
import { displayName } from '../lib/display-name';
import { optionsSchema, type IdentityOptions } from '../lib/options';
import { storePromotion } from '../lib/store-promotion';
import { Account } from '../models/account';
import type { VerifiedIdentity } from './identity-provider';

type Container = { manager: EntityManager; customerService: CustomerService };

const emailTaken = () =>
  new ShopError('forbidden', 'This email address belongs to another account. Verify it first.', {
    code: 'email_in_use',
  });

/** The customers behind identities: made on the first session, found again by the provider's uid. */
export default class AccountService {
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
   * email belongs to another uid and this one has not verified it.
   */
  async resolve(identity: VerifiedIdentity): Promise<string> {
    return await this.manager.transaction(async (manager) => {
      // sessions of one email take turns, so that two first sign-ins make one customer
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        identity.email,
      ]);
      const accounts = manager.getRepository(Account);
      const known = await accounts.findOneBy({ uid: identity.uid });
      const customerId = known
        ? await this.refresh(manager, known, identity)
        : await this.adopt(manager, identity);
      await accounts.update(
        { customer_id: customerId },
        { uid: identity.uid, email_verified: identity.emailVerified },
      );
      if (this.isBootstrapAdmin(identity)) {
        await storePromotion(manager, { customerId, email: identity.email, promotedBy: null });
      }
      return customerId;
    });
  }

  /** The caller of a token's subject, or null where that account is no longer the uid's. */
  async findCaller(customerId: string, uid: string): Promise<Caller | null> {
    const [user] = await this.select('WHERE a.customer_id = $1 AND a.uid = $2', [customerId, uid]);
    return user ?? null;
  }

  /** The account with an email in any letter case. Throws `not_found` where there is none. */
  async retrieveByEmail(email: string): Promise<ShopUser> {
    const [user] = await this.select('WHERE lower(c.email) = $1', [email.toLowerCase()]);
    if (!user) throw new ShopError('not_found', 'There is no user with this email.');
    return user;
  }

  /** One page of all accounts, oldest first, or every account; and how many there are in all. */
  async listAndCount(page?: Page): Promise<{ users: ShopUser[]; count: number }> {
    if (!page) {
      const users = await this.select(OLDEST_FIRST);
      return { users, count: users.length };
    }
    const users = await this.select(`${OLDEST_FIRST} LIMIT $1 OFFSET $2`, [
      page.limit,
      page.limit * page.pageNumber,
    ]);
    const [row]: { count: number }[] = await this.manager.query(COUNT_ACCOUNTS);
    return { users, count: row?.count ?? 0 };
  }

  private async select(rest: string, parameters: unknown[] = []): Promise<ShopUser[]> {
    const query = `${SELECT_ACCOUNTS} ${rest}`;
    const rows: AccountRow[] = await this.manager.query(query, parameters);
    return rows.map(toShopUser);
  }

  private isBootstrapAdmin(identity: VerifiedIdentity): boolean {
    return identity.emailVerified && this.options.adminEmails.includes(identity.email);
  }

  /** Follows a change of name or email made at the identity provider. */
  private async refresh(
    manager: EntityManager,
    account: Account,
    identity: VerifiedIdentity,
  ): Promise<string> {
    const customer = await this.customers
      .withTransaction(manager)
      .retrieve(account.customer_id, { select: ['id', 'email', 'first_name', 'last_name'] });
    const owner = await this.findOwner(manager, identity.email);
    if (owner && owner !== account.customer_id) throw emailTaken();
    const changes = {
      ...(customer.email === identity.email ? {} : { email: identity.email }),
      ...(identity.name && identity.name !== displayName(customer) ? splitName(identity.name) : {}),
    };
    if (Object.keys(changes).length > 0) {
      await this.customers.withTransaction(manager).update(account.customer_id, changes);
    }
    return account.customer_id;
  }

  /** Gives a uid seen for the first time its customer: the email's own, or a new one. */
  private async adopt(manager: EntityManager, identity: VerifiedIdentity): Promise<string> {
    const owner = await this.findOwner(manager, identity.email);
    if (owner && !identity.emailVerified) throw emailTaken();
    const customerId = owner ?? (await this.createCustomer(manager, identity));
    await manager
      .getRepository(Account)
      .upsert(
        { customer_id: customerId, uid: identity.uid, email_verified: identity.emailVerified },
        ['customer_id'],
      );
    return customerId;
  }

  private async findOwner(manager: EntityManager, email: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM customer WHERE lower(email) = $1 AND deleted_at IS NULL
        ORDER BY has_account DESC, created_at LIMIT 1`,
      [email],
    );
    return rows[0]?.id ?? null;
  }

  private async createCustomer(
    manager: EntityManager,
    identity: VerifiedIdentity,
  ): Promise<string> {
    const customer = await this.customers
      .withTransaction(manager)
      .create({ email: identity.email, ...splitName(identity.name) });
    return customer.id;
  }
}
