import { randomBytes } from 'node:crypto';

/** A new id in Stripe's form, such as `pi_…`; none is given twice. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** This moment in whole seconds, the unit of every time that Stripe answers. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
