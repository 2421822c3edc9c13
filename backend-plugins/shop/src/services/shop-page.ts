import {
  type BodyOf,
  type Language,
  MAX_SHOP_PAGES,
  type ShopPage,
  type ShopPageVersion,
  type saveShopPage,
  textsIn,
  type WrittenPage,
} from '@harrow/contract';
import { noSuch, type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { markdownProblem } from '../lib/markdown-problem';

const FIND =
  'SELECT title, text, topics, title_de, text_de, updated_at FROM shop_page WHERE slug = $1';
const SAVE = sqlStatement('@harrow/shop', 'save-page');
const ADD_VERSION =
  'INSERT INTO shop_page_version (slug, title, text, title_de, text_de, saved_by) VALUES ($1, $2, $3, $4, $5, $6)';
const LIST_VERSIONS = sqlStatement('@harrow/shop', 'list-page-versions');

type PageRow = Omit<WrittenPage, 'updatedAt'> & { updated_at: Date };

type Texts = Pick<WrittenPage, 'title' | 'text' | 'title_de' | 'text_de'>;

type VersionRow = Texts & {
  id: string;
  saved_at: Date;
  saved_by: string | null;
};

const toWrittenPage = ({ updated_at, ...page }: PageRow): WrittenPage => ({
  ...page,
  updatedAt: updated_at.toISOString(),
});

/** Returns a page in a language; texts that it lacks are English. */
const pageIn = ({ topics: _, ...page }: WrittenPage, language: Language): ShopPage =>
  textsIn(page, language) as ShopPage;

type Page = BodyOf<typeof saveShopPage>;

/** How a change is saved: by whom, and whether it is of what its author has seen. */
type Saving = { by: string | null; isCurrent: (page: ShopPage | null) => boolean };

/** The pages that a maker writes, such as terms and privacy. */
export default class ShopPageService {
  constructor(private readonly services: Services) {}

  /** Returns a page in a language. Throws `not_found`. */
  async retrieve(slug: string, language: Language): Promise<ShopPage> {
    return pageIn(await this.written(slug), language);
  }

  /** Returns a page with its texts in every language. Throws `not_found`. */
  async written(slug: string): Promise<WrittenPage> {
    const page = await this.find(slug, this.services.manager);
    if (!page) throw noSuch('page');
    return page;
  }

  /**
   * Adds or changes a page, and keeps the version; returns false if nothing changes. Throws `invalid_body` for HTML
   * and unknown places, `changed_since` unless `isCurrent` accepts the page, in English or as it is written, and `conflict` if there are too many.
   */
  async save(slug: string, page: Page, saving: Saving): Promise<boolean> {
    return await this.services.manager.transaction((manager) =>
      this.saveIn(manager, slug, page, saving),
    );
  }

  /** The same in a transaction. */
  async saveIn(
    manager: EntityManager,
    slug: string,
    { title, text, topics, title_de, text_de }: Page,
    { by, isCurrent }: Saving,
  ): Promise<boolean> {
    // the number of pages is limited, and the names of places are those of the shop's row
    await manager.query('SELECT FROM shop FOR UPDATE');
    const shop = await this.services.shopService.retrieve('en', manager);
    for (const [field, markdown] of Object.entries({ text, text_de })) {
      const problem = markdownProblem(markdown ?? '', shop);
      if (problem === null) continue;
      const message = `${slug}: ${problem}`;
      throw new ShopError('invalid_body', message, { fields: { [field]: problem } });
    }
    const page = await this.find(slug, manager);
    if (!isCurrent(page) && !(page && isCurrent(pageIn(page, 'en')))) {
      throw new ShopError('changed_since', 'The page has changed since you opened it.');
    }
    if (!page) await this.requireRoom(manager);
    const values = [topics, title_de, text_de].map((value) => value ?? null);
    const [saved]: Texts[] = await manager.query(SAVE, [slug, title, text, ...values]);
    if (!saved) return false;
    await manager.query(ADD_VERSION, [slug, title, text, saved.title_de, saved.text_de, by]);
    return true;
  }

  /** Deletes a page; its versions stay. Throws `not_found`. */
  async delete(slug: string): Promise<void> {
    const deletion = 'DELETE FROM shop_page WHERE slug = $1 RETURNING slug';
    const [deleted]: [unknown[]] = await this.services.manager.query(deletion, [slug]);
    if (deleted.length === 0) throw noSuch('page');
  }

  /** Returns a page of the versions of a page, newest first. */
  async versions(
    slug: string,
    { limit, pageNumber }: { limit: number; pageNumber: number },
  ): Promise<ShopPageVersion[]> {
    const values = [slug, limit, limit * pageNumber];
    const rows: VersionRow[] = await this.services.manager.query(LIST_VERSIONS, values);
    return rows.map(({ id, saved_at, saved_by, ...texts }) => ({
      _id: id,
      ...texts,
      savedAt: saved_at.toISOString(),
      savedBy: saved_by,
    }));
  }

  private async find(slug: string, manager: EntityManager): Promise<WrittenPage | null> {
    const [row]: PageRow[] = await manager.query(FIND, [slug]);
    return row ? toWrittenPage(row) : null;
  }

  private async requireRoom(manager: EntityManager): Promise<void> {
    const [row]: { count: number }[] = await manager.query(
      'SELECT count(*)::int AS count FROM shop_page',
    );
    if ((row?.count ?? 0) < MAX_SHOP_PAGES) return;
    throw new ShopError('conflict', `There can be at most ${MAX_SHOP_PAGES} pages.`, {
      code: 'too_many_pages',
    });
  }
}
