import type { Caller } from '@harrow/http';
import { displayName } from './display-name';

/** An account with its customer, as `SELECT_ACCOUNTS` reads it. */
export type AccountRow = {
  customer_id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  email_verified: boolean;
  promoted: boolean;
};

/** A person with an account. `promoted` without the role waits for a verified email. */
export type ShopUser = Caller & { promoted: boolean };

/** Ends the email of an account whose own was given to somebody else (RFC 2606: nobody's address). */
export const RELEASED_DOMAIN = '@released.invalid';

const LIVING_ACCOUNTS = `
  shop_account a JOIN customer c ON c.id = a.customer_id AND c.deleted_at IS NULL`;

/** One row an account whose customer has not been deleted. */
export const SELECT_ACCOUNTS = `
  SELECT a.customer_id, a.email_verified, c.email, c.first_name, c.last_name,
         EXISTS (SELECT 1 FROM admin_promotion p
                  WHERE p.customer_id = a.customer_id AND p.email = lower(c.email)) AS promoted
    FROM ${LIVING_ACCOUNTS}`;

/** How many rows `SELECT_ACCOUNTS` has. */
export const COUNT_ACCOUNTS = `SELECT count(*)::int AS count FROM ${LIVING_ACCOUNTS}`;

/** The id of each row, in the order of lists. */
export const SELECT_ACCOUNT_IDS = `SELECT a.customer_id FROM ${LIVING_ACCOUNTS}`;

/** Ties by id, so that pages neither repeat nor skip an account. */
export const OLDEST_FIRST = 'ORDER BY a.created_at, a.customer_id';

/** An unverified email gives no rights, whoever was promoted: anyone can register any address. */
export function toShopUser(row: AccountRow): ShopUser {
  return {
    customerId: row.customer_id,
    email: row.email.toLowerCase(),
    name: displayName(row),
    emailVerified: row.email_verified,
    promoted: row.promoted,
    role: row.promoted && row.email_verified ? 'admin' : null,
  };
}
