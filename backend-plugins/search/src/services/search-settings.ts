import type { Services } from '@harrow/plugin-kit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optionsSchema } from '../lib/options';
import { refreshAll } from '../lib/refresh-all';
import { readSynonyms } from '../lib/synonyms';

const OWN_SYNONYMS = path.resolve(__dirname, '..', '..', 'synonyms.txt');

/** Invalidates all cached answers. */
const RECORD_CHANGE = `
  INSERT INTO catalogue_change (product_id, moves, regroups) VALUES ('*', false, true)`;

/** One process at a time; the others find nothing left to do. */
const LOCK = 'LOCK TABLE catalogue_search_setting IN SHARE ROW EXCLUSIVE MODE';

const SET_CURRENCY = `
  WITH changed AS (
    UPDATE catalogue_search_setting SET currency = $1, filled_up_to = '' WHERE currency <> $1
    RETURNING filled_up_to)
  SELECT EXISTS (SELECT FROM changed) AS "isChanged",
         coalesce((SELECT filled_up_to FROM changed), filled_up_to) AS "filledUpTo"
    FROM catalogue_search_setting`;

const KEEP_PROGRESS = `
  UPDATE catalogue_search_setting SET filled_up_to = $1 WHERE currency = $2`;

const WANTED = `
  SELECT DISTINCT term, meaning
    FROM (SELECT catalogue_search_stems(catalogue_search_split(term)) AS term,
                 catalogue_search_stems(catalogue_search_split(meaning)) AS meaning
            FROM unnest($1::text[], $2::text[]) AS pair (term, meaning)) AS stemmed
   WHERE term <> meaning`;

/** Returns one row if the list has changed. */
const REPLACE_SYNONYMS = `
  WITH wanted AS (${WANTED}),
  removed AS (
    DELETE FROM catalogue_search_synonym
     WHERE (term, meaning) NOT IN (SELECT term, meaning FROM wanted) RETURNING 1),
  added AS (
    INSERT INTO catalogue_search_synonym (term, meaning)
    SELECT term, meaning FROM wanted ON CONFLICT DO NOTHING RETURNING 1)
  SELECT 1 FROM removed UNION SELECT 1 FROM added`;

/** Typing errors in synonyms are corrected too. */
const LEARN_TERMS = `
  SELECT catalogue_search_learn(array_agg(token))
    FROM unnest($1::text[]) AS phrase, unnest(catalogue_search_split(phrase)) AS token`;

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
      await transaction.query(LEARN_TERMS, [[...terms, ...meanings]]);
      await transaction.query(RECORD_CHANGE);
    });
  }

  /**
   * Counts how many products hold each word, which decides between equally near corrections. A kept
   * answer may still have the former choice.
   */
  async recountWords(): Promise<void> {
    await this.services.manager.query('SELECT catalogue_search_recount()');
  }
}
