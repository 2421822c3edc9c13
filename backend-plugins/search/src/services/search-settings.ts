import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optionsSchema } from '../lib/options';
import { refreshAll } from '../lib/refresh-all';
import { readSynonyms } from '../lib/synonyms';

const OWN_SYNONYMS = path.resolve(__dirname, '..', '..', 'synonyms.txt');

/** Invalidates all cached answers. */
const RECORD_CHANGE = `INSERT INTO catalogue_change (product_id, moves, regroups) VALUES ('*', false, true)`;

/** One process at a time; the others find nothing left to do. */
const LOCK = 'LOCK TABLE catalogue_search_setting IN SHARE ROW EXCLUSIVE MODE';

const SET_CURRENCY = sqlStatement('@harrow/search', 'set-currency');
const KEEP_PROGRESS = 'UPDATE catalogue_search_setting SET filled_up_to = $1 WHERE currency = $2';
const REPLACE_SYNONYMS = sqlStatement('@harrow/search', 'replace-synonyms');
/** Typing errors in synonyms are corrected too. */
const LEARN_PHRASES = 'SELECT catalogue_search_learn_phrases($1)';

/** Copies the settings that the database needs into it. */
export default class SearchSettingsService {
  private readonly options: unknown;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = options;
  }

  /**
   * Makes the search find prices in the currency of the options. After a change all products are looked
   * at again, in batches; an interrupted round is continued at the next start.
   */
  async keepCurrency(): Promise<void> {
    const { currency } = optionsSchema.parse(this.options);
    const filledUpTo = await this.services.manager.transaction(async (transaction) => {
      await transaction.query(LOCK);
      const rows: { isChanged: boolean; filledUpTo: string | null }[] = await transaction.query(
        SET_CURRENCY,
        [currency],
      );
      if (rows[0]?.isChanged) await transaction.query(RECORD_CHANGE);
      return rows[0]?.filledUpTo ?? null;
    });
    if (filledUpTo === null) return;
    const keep = (lastId: string | null) =>
      this.services.manager.query(KEEP_PROGRESS, [lastId, currency]);
    await refreshAll(this.services.manager, filledUpTo, keep);
    await keep(null);
  }

  /** Replaces the synonyms if the list has changed. Throws if the file cannot be read. */
  async keepSynonyms(): Promise<void> {
    const { synonymsFile } = optionsSchema.parse(this.options);
    const files = [OWN_SYNONYMS, ...(synonymsFile === undefined ? [] : [synonymsFile])];
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const synonyms = texts.flatMap(readSynonyms);
    const terms = synonyms.map(([term]) => term);
    const meanings = synonyms.map(([, meaning]) => meaning);
    await this.services.manager.transaction(async (transaction) => {
      await transaction.query(LOCK);
      const changed: unknown[] = await transaction.query(REPLACE_SYNONYMS, [terms, meanings]);
      if (changed.length === 0) return;
      await transaction.query(LEARN_PHRASES, [[...terms, ...meanings]]);
      await transaction.query(RECORD_CHANGE);
    });
  }

  /**
   * Counts how many products hold each word, which decides between equally near corrections, and forgets
   * figures that no product has any more. A kept answer may still have the former choice.
   */
  async recountWords(): Promise<void> {
    await this.services.manager.query('SELECT catalogue_search_recount()');
    await this.services.manager.query('SELECT catalogue_search_forget_measures()');
  }
}
