import {
  mailPlaces,
  type MailWords,
  type ShopMail,
  type ShopMailKind,
  shopMailKinds,
  shopPlaces,
} from '@harrow/contract';
import { type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { mailProblems } from '../lib/mail-problems';

const LIST = 'SELECT kind, subject, opening, closing, updated_at FROM shop_mail';
const SAVE = sqlStatement('@harrow/shop', 'save-mail');

const BUILT_IN: MailWords = { subject: null, opening: null, closing: null };

type MailRow = MailWords & { kind: ShopMailKind; updated_at: Date };

/** The words of mails that a shop has in place of the built-in ones. */
export default class ShopMailService {
  constructor(private readonly services: Services) {}

  /** Returns every kind with its words. */
  async list(): Promise<ShopMail[]> {
    const rows: MailRow[] = await this.services.manager.query(LIST);
    return shopMailKinds.map((kind) => {
      const { updated_at, ...words } = rows.find((row) => row.kind === kind) ?? {
        ...BUILT_IN,
        updated_at: null,
      };
      const isBuiltIn = Object.values({ ...words, kind: null }).every((word) => word === null);
      return {
        ...words,
        kind,
        ...mailPlaces(kind),
        updatedAt: isBuiltIn ? null : (updated_at?.toISOString() ?? null),
      };
    });
  }

  /** Returns the words of a kind of mail. */
  async find(kind: ShopMailKind): Promise<MailWords> {
    const rows: MailRow[] = await this.services.manager.query(`${LIST} WHERE kind = $1`, [kind]);
    const { subject, opening, closing } = rows[0] ?? BUILT_IN;
    return { subject, opening, closing };
  }

  /** Throws `invalid_body` for words with an unknown or missing place. */
  async check(
    kind: ShopMailKind,
    words: MailWords,
    manager = this.services.manager,
  ): Promise<void> {
    const places = Object.keys(shopPlaces(await this.services.shopService.retrieve(manager)));
    const fields = mailProblems(kind, words, places);
    const [first] = Object.entries(fields);
    if (first) throw new ShopError('invalid_body', first.join(': '), { fields });
  }

  /** Sets the words of a kind of mail; returns false if nothing changes. Throws what `check` throws. */
  async save(
    kind: ShopMailKind,
    words: MailWords,
    manager = this.services.manager,
  ): Promise<boolean> {
    await this.check(kind, words, manager);
    const { subject, opening, closing } = words;
    const saved: unknown[] = await manager.query(SAVE, [kind, subject, opening, closing]);
    return saved.length > 0;
  }

  /** Sets the words of all kinds of mails, of those that are missing to the built-in ones. */
  async replace(
    manager: EntityManager,
    mails: Partial<Record<ShopMailKind, MailWords>>,
  ): Promise<void> {
    for (const kind of shopMailKinds) await this.save(kind, mails[kind] ?? BUILT_IN, manager);
  }
}
