import { coversDuty, type Duty, type Page } from '@harrow/contract';
import {
  type Caller,
  loadInBatches,
  PreparedStatement,
  type Services,
  ShopError,
  type TokenSubject,
} from '@harrow/plugin-kit';
import {
  type AccountRow,
  COUNT_ACCOUNTS,
  LIKE_WORDS,
  NEWEST_FIRST,
  OLDEST_FIRST,
  patternOf,
  RELEASED_DOMAIN,
  SELECT_ACCOUNT_IDS,
  SELECT_ACCOUNTS,
  type ShopUser,
  toCaller,
  toShopUser,
} from '../lib/account-row';
import { closeIdentity } from '../lib/closed-identity';
import type { EntityManager } from 'typeorm';
import { Account } from '../models/account';

const SELECT_CALLER = new PreparedStatement<AccountRow>(
  'caller',
  `${SELECT_ACCOUNTS}
    WHERE a.customer_id = $1 AND a.uid = $2 AND ($3 OR NOT a.email_verified)
      AND c.email NOT LIKE '%${RELEASED_DOMAIN}'`,
);

/** Reads accounts and their rights. */
export default class AccountService {
  constructor(private readonly services: Services) {}

  /**
   * Returns the caller of a token's subject; null if the account belongs to another uid, or if its
   * email has since been verified or given to its owner.
   */
  async findCaller(subject: TokenSubject): Promise<Caller | null> {
    const { customerId, uid, emailVerified, secondFactorAt } = subject;
    const [row] = await SELECT_CALLER.run(this.services.manager, [customerId, uid, emailVerified]);
    return row ? toCaller(row, secondFactorAt) : null;
  }

  /** Whether the customer has an account whose email the identity provider vouches for. */
  async isVerified(customerId: string): Promise<boolean> {
    return await this.services.manager
      .getRepository(Account)
      .existsBy({ customer_id: customerId, email_verified: true });
  }

  /**
   * Locks the account of a customer and closes its identity: tokens of this user can no longer open an account.
   * Returns the user's id at the identity provider, or null if the account is gone.
   */
  async close(manager: EntityManager, customerId: string): Promise<string | null> {
    const [account]: { uid: string }[] = await manager.query(
      'SELECT uid FROM shop_account WHERE customer_id = $1 FOR UPDATE',
      [customerId],
    );
    if (!account) return null;
    await closeIdentity(manager, account.uid);
    return account.uid;
  }

  /** Whether the customer has an account with admin rights, those of at least a duty. */
  async isAdmin(customerId: string, least: Duty = 'packer'): Promise<boolean> {
    const [user] = await this.select('WHERE a.customer_id = $1', [customerId]);
    return coversDuty(user?.duty ?? null, least);
  }

  /** Returns the account of a customer. Throws `not_found` if there is none, or if it has lost its address. */
  async retrieve(customerId: string): Promise<ShopUser> {
    const [user] = await this.select('WHERE a.customer_id = $1', [customerId]);
    if (user && !user.email.endsWith(RELEASED_DOMAIN)) return user;
    throw new ShopError('not_found', 'This customer has no account that can order.');
  }

  /** Returns the account with an email, in any letter case. Throws `not_found` if there is none. */
  async retrieveByEmail(email: string): Promise<ShopUser> {
    const [user] = await this.select('WHERE lower(c.email) = $1', [email.toLowerCase()]);
    if (!user) throw new ShopError('not_found', 'There is no user with this email.');
    return user;
  }

  /**
   * Returns a page of the accounts with `q` in their email or name, oldest first, or all of them, in
   * batches, and the total count.
   */
  async listAndCount({ q, page }: { q: string; page?: Page }): Promise<{
    users: AsyncIterable<ShopUser[]>;
    count: number;
  }> {
    const { ids, count } = await this.find({ q, page }, OLDEST_FIRST);
    const users = loadInBatches(ids, (batch) =>
      this.select(`WHERE a.customer_id = ANY($1) ${OLDEST_FIRST}`, [batch]),
    );
    return { users, count };
  }

  /** Returns the ids of a page of the accounts with `q` in their email or name, newest first, and the total count. */
  async newest(wanted: { q: string; page: Page }): Promise<{ ids: string[]; count: number }> {
    return await this.find(wanted, NEWEST_FIRST);
  }

  private async find({ q, page }: { q: string; page?: Page }, order: string) {
    const [filter, words] = q === '' ? ['', []] : [LIKE_WORDS, [patternOf(q)]];
    const slice = page ? `LIMIT ${page.limit} OFFSET ${page.limit * page.pageNumber}` : '';
    const rows: { customer_id: string }[] = await this.services.manager.query(
      `${SELECT_ACCOUNT_IDS} ${filter} ${order} ${slice}`,
      words,
    );
    const ids = rows.map((row) => row.customer_id);
    if (!page) return { ids, count: ids.length };
    const [row]: { count: number }[] = await this.services.manager.query(
      `${COUNT_ACCOUNTS} ${filter}`,
      words,
    );
    return { ids, count: row?.count ?? 0 };
  }

  private async select(rest: string, parameters: unknown[] = []): Promise<ShopUser[]> {
    const query = `${SELECT_ACCOUNTS} ${rest}`;
    const rows: AccountRow[] = await this.services.manager.query(query, parameters);
    return rows.map(toShopUser);
  }
}
