import { randomBytes } from 'node:crypto';

/** Returns a unique id in Stripe's format, such as `pi_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Returns the current time in whole seconds, the unit of Stripe's timestamps. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
