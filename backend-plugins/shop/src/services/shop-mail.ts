import {
  type Language,
  mailPlaces,
  type MailWords,
  type SavedMailWords,
  type ShopMail,
  type ShopMailKind,
  shopMailKinds,
  shopPlaces,
} from '@harrow/contract';
import { type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { mailProblems } from '../lib/mail-problems';

const LIST =
  'SELECT kind, subject, opening, closing, subject_de, opening_de, closing_de, updated_at FROM shop_mail';
const SAVE = sqlStatement('@harrow/shop', 'save-mail');

/** The words of a kind of mail in every language. */
type AllWords = Required<SavedMailWords>;

const BUILT_IN: AllWords = {
  subject: null,
  opening: null,
  closing: null,
  subject_de: null,
  opening_de: null,
  closing_de: null,
};

type MailRow = AllWords & { kind: ShopMailKind; updated_at: Date };

/** Returns the words in a language. */
const wordsIn = (words: AllWords, language: Language): MailWords =>
  language === 'de'
    ? { subject: words.subject_de, opening: words.opening_de, closing: words.closing_de }
    : { subject: words.subject, opening: words.opening, closing: words.closing };

/** The words of mails that a shop has in place of the built-in ones. */
export default class ShopMailService {
  constructor(private readonly services: Services) {}

  /** Returns every kind with its words. */
  async list(): Promise<ShopMail[]> {
    const rows: MailRow[] = await this.services.manager.query(LIST);
    return shopMailKinds.map((kind) => {
      const row = rows.find((each) => each.kind === kind);
      const { kind: _, updated_at, ...words } = row ?? { kind, ...BUILT_IN, updated_at: null };
      const isBuiltIn = Object.values(words).every((word) => word === null);
      return {
        ...words,
        kind,
        ...mailPlaces(kind),
        updatedAt: isBuiltIn ? null : (updated_at?.toISOString() ?? null),
      };
    });
  }

  /** Returns the words of a kind of mail in a language. */
  async find(kind: ShopMailKind, language: Language): Promise<MailWords> {
    return wordsIn(await this.stored(kind, this.services.manager), language);
  }

  /** Throws `invalid_body` for words with an unknown or missing place, with the names of the fields in their language. */
  async check(
    kind: ShopMailKind,
    words: Partial<Record<Language, MailWords>>,
    manager = this.services.manager,
  ): Promise<void> {
    const places = Object.keys(shopPlaces(await this.services.shopService.retrieve('en', manager)));
    const problems = Object.entries(words).flatMap(([language, own]) =>
      Object.entries(mailProblems(kind, own, places)).map(([name, problem]) => [
        language === 'en' ? name : `${name}_${language}`,
        problem,
      ]),
    );
    const [first] = problems;
    if (!first) return;
    const fields = Object.fromEntries(problems) as Record<string, string>;
    throw new ShopError('invalid_body', first.join(': '), { fields });
  }

  /**
   * Sets the words of a kind of mail, of which German ones that are missing stay; returns false if nothing changes.
   * Throws what `check` throws.
   */
  async save(
    kind: ShopMailKind,
    given: SavedMailWords,
    manager = this.services.manager,
  ): Promise<boolean> {
    const words = { ...(await this.stored(kind, manager)), ...given };
    await this.check(kind, { en: wordsIn(words, 'en'), de: wordsIn(words, 'de') }, manager);
    const { subject, opening, closing, subject_de, opening_de, closing_de } = words;
    const values = [kind, subject, opening, closing, subject_de, opening_de, closing_de];
    const saved: unknown[] = await manager.query(SAVE, values);
    return saved.length > 0;
  }

  /** Sets the words of all kinds of mails, those that are missing to the built-in ones. */
  async replace(
    manager: EntityManager,
    mails: Partial<Record<ShopMailKind, SavedMailWords>>,
  ): Promise<void> {
    for (const kind of shopMailKinds) {
      await this.save(kind, { ...BUILT_IN, ...mails[kind] }, manager);
    }
  }

  private async stored(kind: ShopMailKind, manager: EntityManager): Promise<AllWords> {
    const rows: MailRow[] = await manager.query(`${LIST} WHERE kind = $1`, [kind]);
    const {
      kind: _,
      updated_at: _at,
      ...words
    } = rows[0] ?? { ...BUILT_IN, kind, updated_at: null };
    return words;
  }
}
