import type { Services } from '@harrow/plugin-kit';
import type { AuditEntry, listAudit, QueryOf } from '@harrow/contract';
import { type AuditRow, toAuditEntry } from '../lib/audit-entry';
import { hasCustomer } from '../lib/changed-customers';
import { EntryCount } from '../lib/entry-count';

type Query = QueryOf<typeof listAudit>;

/** Matching entries are counted up to this number, because the count reads each of them. */
const MAX_COUNT = 20_000;

/**
 * An entry with words, which `pattern` is made of, or about the product with this part number; a change of many
 * prices is about each of its products.
 */
const hasWords = (pattern: string, words: string): string => `
  (words LIKE ${pattern} OR ${hasCustomer(pattern)}
   OR subject IN (SELECT product_id FROM product_variant WHERE upper(sku) = upper(${words})
                   UNION ALL
                  SELECT change_id FROM price_change_item item
                    JOIN product_variant variant USING (product_id) WHERE upper(sku) = upper(${words})))`;

/** Finds the page in an index, and reads only its entries. */
const selectPage = (where: string): string => `
  SELECT at, actor, action, subject, name, currency_code, before, after
    FROM (SELECT at, id FROM audit_entry ${where}
           ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2) page
    JOIN audit_entry USING (id, at) ORDER BY at DESC, id DESC`;

const countFound = (where: string): string => `
  SELECT count(*)::int AS count FROM (SELECT FROM audit_entry ${where} LIMIT ${MAX_COUNT}) found`;

/** Returns a LIKE pattern that matches texts containing these words literally. */
const patternOf = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

type Filters = Omit<Query, 'limit' | 'pageNumber'>;

/**
 * Returns the condition of the filters; the indexes `audit_entry_of_actor` and `audit_entry_of_kind` have the same
 * expressions. The values follow `taken` others.
 */
function conditionsOf({ q, actor, kind, from, to }: Filters, taken: number) {
  const values: unknown[] = [];
  const next = (value: unknown) => `$${taken + values.push(value)}`;
  const conditions = [
    ...(q ? [hasWords(next(patternOf(q)), next(q))] : []),
    ...(actor ? [`lower(actor) = ${next(actor)}`] : []),
    ...(kind ? [`split_part(action, '.', 1) = ${next(kind)}`] : []),
    ...(from ? [`at >= ${next(from)}`] : []),
    ...(to ? [`at < ${next(to)}`] : []),
  ];
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

/** Shared by the whole process: the engine constructs its services for each request. */
const all = new EntryCount();

/** Reads the history of changes by staff; the database writes it. */
export default class AuditService {
  constructor(private readonly services: Services) {}

  /** Returns a page of the entries that pass the filters, newest first, and their number. */
  async list({ limit, pageNumber, ...filters }: Query): Promise<{
    entries: AuditEntry[];
    count: number;
  }> {
    const page = [limit, limit * pageNumber];
    const { where, values } = conditionsOf(filters, page.length);
    const { manager } = this.services;
    const rows: AuditRow[] = await manager.query(selectPage(where), [...page, ...values]);
    const count = await (where === '' ? all.read(manager) : this.countFound(filters));
    return { entries: rows.map(toAuditEntry), count };
  }

  private async countFound(filters: Filters): Promise<number> {
    const { where, values } = conditionsOf(filters, 0);
    const [total]: { count: number }[] = await this.services.manager.query(
      countFound(where),
      values,
    );
    return total?.count ?? 0;
  }
}
