import type { AuditEntry } from '@harrow/contract';
import { toDecimal } from '@harrow/money';

/** A row of `audit_entry`. */
export type AuditRow = Pick<AuditEntry, 'actor' | 'action' | 'subject' | 'name'> & {
  at: Date;
  /** The currency of the amounts among the fields. */
  currency_code: string | null;
  before: AuditEntry['before'];
  after: AuditEntry['after'];
};

/** Names of the REST API for columns of the engine. */
const NAMES: Readonly<Record<string, string>> = { thumbnail: 'img' };
const NAMES_OF_PRODUCT: Readonly<Record<string, string>> = { ...NAMES, title: 'name' };

/** Fields stored in the smallest unit, which are decimal in the REST API. */
const AMOUNTS = ['amount', 'price'];

function toFields(row: AuditRow, fields: AuditRow['before']): AuditEntry['before'] {
  if (!fields) return null;
  const { currency_code: currency, action } = row;
  const names = action.startsWith('product.') ? NAMES_OF_PRODUCT : NAMES;
  const entries = Object.entries(fields).map(([key, value]) => {
    const isAmount = AMOUNTS.includes(key) && currency && typeof value === 'number';
    return [names[key] ?? key, isAmount ? toDecimal(value, currency) : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Translates a row to an entry of the REST API. */
export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  name: row.name,
  currency: row.currency_code,
  before: toFields(row, row.before),
  after: toFields(row, row.after),
});
