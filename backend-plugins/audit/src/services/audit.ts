import type { Services } from '@harrow/plugin-kit';
import type { AuditEntry } from '@harrow/contract';
import { type AuditRow, toAuditEntry } from '../lib/audit-entry';
import { hasCustomer } from '../lib/changed-customers';
import { EntryCount } from '../lib/entry-count';

type Query = { limit: number; pageNumber: number; q: string };

/** Matching entries are counted up to this number, because the count reads each of them. */
const MAX_COUNT = 20_000;

const hasWords = (pattern: string): string => `(words LIKE ${pattern} OR ${hasCustomer(pattern)})`;

/** Finds the page in an index, and reads only its entries. */
const selectPage = (where: string): string => `
  SELECT at, actor, action, subject, name, currency_code, before, after
    FROM (SELECT at, id FROM audit_entry ${where}
           ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2) page
    JOIN audit_entry USING (id, at) ORDER BY at DESC, id DESC`;

const COUNT_FOUND = `
  SELECT count(*)::int AS count
    FROM (SELECT FROM audit_entry WHERE ${hasWords('$1')} LIMIT ${MAX_COUNT}) found`;

/** Returns a LIKE pattern that matches texts containing these words literally. */
const patternOf = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Shared by the whole process: the engine constructs its services for each request. */
const all = new EntryCount();

/** Reads the history of changes by staff; the database writes it. */
export default class AuditService {
  constructor(private readonly services: Services) {}

  /** Returns a page of the entries with these words, newest first, and their number. */
  async list({ limit, pageNumber, q }: Query): Promise<{ entries: AuditEntry[]; count: number }> {
    const words = q ? [patternOf(q)] : [];
    const page = selectPage(q ? `WHERE ${hasWords('$3')}` : '');
    const rows: AuditRow[] = await this.services.manager.query(page, [
      limit,
      limit * pageNumber,
      ...words,
    ]);
    const count = await (q ? this.countFound(words) : all.read(this.services.manager));
    return { entries: rows.map(toAuditEntry), count };
  }

  private async countFound(words: string[]): Promise<number> {
    const [total]: { count: number }[] = await this.services.manager.query(COUNT_FOUND, words);
    return total?.count ?? 0;
  }
}
