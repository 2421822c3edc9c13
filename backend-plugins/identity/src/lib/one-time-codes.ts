import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Every authenticator app supports it (RFC 6238, and Google's format of keys). */
const PERIOD_SECONDS = 30;
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** Clocks may differ by so many periods. */
const TOLERANCE = 1;

const SECRET_BYTES = 20;

const RECOVERY_CODES = 8;
const RECOVERY_LETTERS = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret, in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the period (of 30 s since 1970) that a code is for, at a time in milliseconds; null for a wrong code. */
export function periodOf(code: string, secret: string, now: number): number | null {
  const app = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const difference = app.validate({ token: code, timestamp: now, window: TOLERANCE });
  return difference === null ? null : app.counter({ timestamp: now }) + difference;
}

const newRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY_LETTERS), (byte) => BASE32[byte % BASE32.length]).join('');

/** Returns new recovery codes: 50 random bits each, so that a hash without salt hides them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** Returns what is kept of a recovery code. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
