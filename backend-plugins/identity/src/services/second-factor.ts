import { type Caller, type Services, ShopError, type TokenSubject } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { AccessToken } from '../lib/access-token';
import { requireRecentSignIn } from '../lib/recent-sign-in';
import { requireOwner } from '../lib/require-owner';
import { hashOf, newRecoveryCodes, newSecret, periodOf } from '../lib/one-time-codes';
import { secondsToWait } from '../lib/wrong-codes';

type SecretRow = {
  secret: string;
  recovery_hashes: string[];
  last_period: number;
  failures: number;
  /** In milliseconds since 1970; null without a failure. */
  failed_at: number | null;
};

const LOCK = `
  SELECT secret, recovery_hashes, last_period::float8, failures, extract(epoch FROM failed_at)::float8 * 1000 AS failed_at
    FROM second_factor_secret WHERE customer_id = $1 FOR UPDATE`;

const FAIL = `
  UPDATE second_factor_secret SET failures = failures + 1, failed_at = now() WHERE customer_id = $1`;

/** Accepts a code, of the period $2 of the app, or with the hash $3 of a recovery code. */
const ACCEPT = `
  UPDATE second_factor_secret
     SET failures = 0, failed_at = NULL, passed_at = now(), last_period = greatest(last_period, $2),
         recovery_hashes = array_remove(recovery_hashes, $3)
   WHERE customer_id = $1 RETURNING passed_at`;

const noneSet = () => new ShopError('not_found', 'No second factor is turned on.');

const alreadySet = () =>
  new ShopError('conflict', 'A second factor is turned on already. Turn it off first.', {
    code: 'second_factor_set',
  });

async function isOn(manager: EntityManager, customerId: string): Promise<boolean> {
  const found: unknown[] = await manager.query('SELECT FROM second_factor WHERE customer_id = $1', [
    customerId,
  ]);
  return found.length > 0;
}

/** Second factors of staff: codes that an app makes from a secret (TOTP, RFC 6238), or recovery codes. */
export default class SecondFactorService {
  constructor(private readonly services: Services) {}

  /** Returns since when the caller has one, null without, and the number of unused recovery codes. */
  async retrieve({ customerId }: Caller): Promise<{ since: string | null; recoveryCodes: number }> {
    const [found]: { since: Date; codes: number }[] = await this.services.manager.query(
      `SELECT since, cardinality(recovery_hashes) AS codes
         FROM second_factor JOIN second_factor_secret USING (customer_id) WHERE customer_id = $1`,
      [customerId],
    );
    return { since: found?.since.toISOString() ?? null, recoveryCodes: found?.codes ?? 0 };
  }

  /**
   * Makes a secret, in place of an unconfirmed one. Throws `unauthorized` if the sign-in is not recent, and
   * `conflict` if a second factor is on.
   */
  async begin({ customerId }: Caller, { signedInAt }: TokenSubject): Promise<{ secret: string }> {
    requireRecentSignIn(signedInAt, 'Log in again to set up a second factor.');
    const secret = newSecret();
    await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK, [customerId]); // waits for a code that turns it on
      if (await isOn(manager, customerId)) throw alreadySet();
      await manager.query(
        `INSERT INTO second_factor_secret (customer_id, secret) VALUES ($1, $2)
         ON CONFLICT (customer_id) DO UPDATE SET secret = excluded.secret`,
        [customerId, secret],
      );
    });
    return { secret };
  }

  /**
   * Turns the second factor on by a code of the app. Returns the recovery codes, which are shown this once, and a
   * token for this session, whose former one has lost the rights. Throws `conflict` if it is on already.
   */
  async confirm(
    { customerId, email }: Caller,
    subject: TokenSubject,
    code: string,
  ): Promise<AccessToken & { recoveryCodes: string[] }> {
    const recoveryCodes = newRecoveryCodes();
    const passedAt = await this.withCode(customerId, code, async (manager) => {
      const added: unknown[] = await manager.query(
        `INSERT INTO second_factor (customer_id, email) VALUES ($1, $2)
         ON CONFLICT DO NOTHING RETURNING customer_id`,
        [customerId, email],
      );
      if (added.length === 0) throw alreadySet();
      await manager.query(
        'UPDATE second_factor_secret SET recovery_hashes = $2 WHERE customer_id = $1',
        [customerId, recoveryCodes.map(hashOf)],
      );
    });
    return { recoveryCodes, ...this.services.sessionService.withSecondFactor(subject, passedAt) };
  }

  /** Returns a token with the rights of staff. Throws `not_found` if no second factor is on. */
  async pass({ customerId }: Caller, subject: TokenSubject, code: string): Promise<AccessToken> {
    await this.requireOn(customerId);
    const passedAt = await this.withCode(customerId, code);
    return this.services.sessionService.withSecondFactor(subject, passedAt);
  }

  /** Turns it off. Throws `not_found` if none is on. */
  async remove({ customerId }: Caller, code: string): Promise<void> {
    await this.requireOn(customerId);
    await this.withCode(customerId, code, (manager) => this.requireDeleted(manager, customerId));
  }

  /** Removes that of another member of staff. Throws `conflict` for the caller's own, which needs a code. */
  async removeOf(caller: Caller, email: string): Promise<void> {
    const { customerId } = await this.services.accountService.retrieveByEmail(email);
    if (customerId === caller.customerId) {
      throw new ShopError('conflict', 'Turn off your own second factor with a code.', {
        code: 'own_second_factor',
      });
    }
    await this.services.manager.transaction(async (manager) => {
      await requireOwner(manager, caller);
      await this.requireDeleted(manager, customerId);
    });
  }

  /** Deletes the second factor of an account, also an unconfirmed one; returns whether it was on. */
  async delete(manager: EntityManager, customerId: string): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      'DELETE FROM second_factor WHERE customer_id = $1',
      [customerId],
    );
    await manager.query('DELETE FROM second_factor_secret WHERE customer_id = $1', [customerId]);
    return count > 0;
  }

  private async requireDeleted(manager: EntityManager, customerId: string): Promise<void> {
    if (!(await this.delete(manager, customerId))) throw noneSet();
  }

  private async requireOn(customerId: string): Promise<void> {
    if (!(await isOn(this.services.manager, customerId))) throw noneSet();
  }

  /**
   * Accepts a code, once, runs `work` in the same transaction, and returns the time of the database. Throws
   * `invalid_body` for a wrong code, which is counted, `too_many_requests` after several, and `not_found` without a
   * secret.
   */
  private async withCode(
    customerId: string,
    code: string,
    work?: (manager: EntityManager) => Promise<void>,
  ): Promise<Date> {
    const passedAt = await this.services.manager.transaction(async (manager) => {
      const [row]: SecretRow[] = await manager.query(LOCK, [customerId]);
      if (!row) throw noneSet();
      const now = Date.now();
      const wait = secondsToWait(row.failures, row.failed_at, now);
      if (wait > 0) {
        throw new ShopError('too_many_requests', 'Too many wrong codes. Wait, and try again.', {
          retryAfterSeconds: wait,
        });
      }
      const period = periodOf(code, row.secret, now);
      const hash = hashOf(code);
      const isNew = period !== null && period > row.last_period;
      if (!isNew && !row.recovery_hashes.includes(hash)) {
        await manager.query(FAIL, [customerId]);
        return null; // not thrown: the failure is kept
      }
      const [[accepted]]: [{ passed_at: Date }[], number] = await manager.query(ACCEPT, [
        ...[customerId, period ?? 0, hash],
      ]);
      await work?.(manager);
      return accepted?.passed_at ?? null;
    });
    if (passedAt) return passedAt;
    const message = 'The code is wrong, or was used already. Type the one that the app shows now.';
    throw new ShopError('invalid_body', message, { fields: { code: message } });
  }
}
