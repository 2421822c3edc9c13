import type { Caller } from '@harrow/plugin-kit';
import { joinName } from '@harrow/plugin-kit';
import { type Duty, SECOND_FACTOR_HOURS, type User } from '@harrow/contract';

/** A row of `SELECT_ACCOUNTS`: an account with its customer. */
export type AccountRow = {
  customer_id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  email_verified: boolean;
  /** Null for one who has not been promoted under this email. */
  duty: Duty | null;
  /** Null without a second factor. */
  second_factor_since: Date | null;
};

/** A user with an account. `promotedTo` without the role means that the email is not verified. */
export type ShopUser = Caller & { promotedTo: Duty | null; hasSecondFactor: boolean };

const SECONDS_PER_HOUR = 3600;

/** The domain of the placeholder email of an account that lost its own (RFC 2606). */
export const RELEASED_DOMAIN = '@released.invalid';

const OPEN_ACCOUNTS = `
  shop_account a JOIN customer c ON c.id = a.customer_id AND c.deleted_at IS NULL`;

/** Selects one row per account whose customer has not been deleted. */
export const SELECT_ACCOUNTS = `
  SELECT a.customer_id, a.email_verified, c.email, c.first_name, c.last_name,
         p.duty, f.since AS second_factor_since
    FROM ${OPEN_ACCOUNTS}
    LEFT JOIN admin_promotion p ON p.customer_id = a.customer_id AND p.email = lower(c.email)
    LEFT JOIN second_factor f ON f.customer_id = a.customer_id`;

/** Counts the rows of `SELECT_ACCOUNTS`. */
export const COUNT_ACCOUNTS = `SELECT count(*)::int AS count FROM ${OPEN_ACCOUNTS}`;

/** Selects the ids of the accounts. */
export const SELECT_ACCOUNT_IDS = `SELECT a.customer_id FROM ${OPEN_ACCOUNTS}`;

/** Limits them to those whose email or name is like `$1`, in lower case; `customer_words` indexes it. */
export const LIKE_WORDS = `
  WHERE lower(c.email || E'\\n' || coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, ''))
        LIKE lower($1)`;

/** Returns the pattern of a text that contains these words; its own wildcards are plain letters. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** The order of lists; the id breaks ties, so that pages neither repeat nor skip an account. */
export const OLDEST_FIRST = 'ORDER BY a.created_at, a.customer_id';

/** The order of the list of customers. */
export const NEWEST_FIRST = 'ORDER BY a.created_at DESC, a.customer_id DESC';

/** Maps a row to a user. An unverified email grants no role: anyone can register any address. */
export function toShopUser(row: AccountRow): ShopUser {
  const duty = row.email_verified ? row.duty : null;
  return {
    customerId: row.customer_id,
    email: row.email.toLowerCase(),
    name: displayName(row),
    emailVerified: row.email_verified,
    promotedTo: row.duty,
    role: duty && 'admin',
    duty,
    hasSecondFactor: row.second_factor_since !== null,
  };
}

/**
 * Maps a row to the caller of a session with a second factor at a time, in seconds since 1970. The codes of a factor
 * count from when it was turned on, and for some hours.
 */
export function toCaller(row: AccountRow, secondFactorAt: number, now = Date.now()): ShopUser {
  const user = toShopUser(row);
  if (!row.second_factor_since || user.role === null) return user;
  const since = Math.floor(row.second_factor_since.getTime() / 1000);
  const oldest = now / 1000 - SECOND_FACTOR_HOURS * SECONDS_PER_HOUR;
  if (secondFactorAt >= Math.max(since, oldest)) return user;
  return { ...user, role: null, duty: null, awaitsSecondFactor: true };
}

/** The customer's name, or the part of the email before the @ if there is no name. */
export function displayName(person: {
  first_name: string | null;
  last_name: string | null;
  email: string;
}): string {
  const name = joinName(person.first_name, person.last_name);
  return name || (person.email.split('@')[0] ?? person.email);
}

/** Translates an account to a user of the REST edge. */
export const toUserDto = (user: ShopUser): User => {
  const { customerId, email, role, promotedTo, hasSecondFactor } = user;
  const promoted = promotedTo !== null;
  const secondFactor = hasSecondFactor ? 'on' : 'none';
  return { _id: customerId, email, role, promoted, duty: promotedTo, secondFactor };
};
