import {
  type BodyOf,
  MAX_SHOP_PAGES,
  type ShopPage,
  type ShopPageVersion,
  type saveShopPage,
} from '@harrow/contract';
import { noSuch, type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { markdownProblem } from '../lib/markdown-problem';

const FIND = 'SELECT title, text, updated_at FROM shop_page WHERE slug = $1';
const SAVE = sqlStatement('@harrow/shop', 'save-page');
const ADD_VERSION =
  'INSERT INTO shop_page_version (slug, title, text, saved_by) VALUES ($1, $2, $3, $4)';
const LIST_VERSIONS = sqlStatement('@harrow/shop', 'list-page-versions');

type PageRow = { title: string; text: string; updated_at: Date };

type VersionRow = Pick<PageRow, 'title' | 'text'> & {
  id: string;
  saved_at: Date;
  saved_by: string | null;
};

const toPageDto = ({ title, text, updated_at }: PageRow): ShopPage => ({
  title,
  text,
  updatedAt: updated_at.toISOString(),
});

type Page = BodyOf<typeof saveShopPage>;

/** How a change is saved: by whom, and whether it is of what its author has seen. */
type Saving = { by: string | null; isCurrent: (page: ShopPage | null) => boolean };

/** The pages that a maker writes, such as terms and privacy. */
export default class ShopPageService {
  constructor(private readonly services: Services) {}

  /** Returns a page. Throws `not_found`. */
  async retrieve(slug: string): Promise<ShopPage> {
    const page = await this.find(slug, this.services.manager);
    if (!page) throw noSuch('page');
    return page;
  }

  /**
   * Adds or changes a page, and keeps the version; returns false if nothing changes. Throws `invalid_body` for HTML
   * and unknown places, `changed_since` unless `isCurrent` accepts the page, and `conflict` if there are too many.
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
    { title, text, topics }: Page,
    { by, isCurrent }: Saving,
  ): Promise<boolean> {
    // the number of pages is limited, and the names of places are those of the shop's row
    await manager.query('SELECT FROM shop FOR UPDATE');
    const problem = markdownProblem(text, await this.services.shopService.retrieve(manager));
    if (problem !== null) {
      const message = `${slug}: ${problem}`;
      throw new ShopError('invalid_body', message, { fields: { text: problem } });
    }
    const page = await this.find(slug, manager);
    if (!isCurrent(page)) {
      throw new ShopError('changed_since', 'The page has changed since you opened it.');
    }
    if (!page) await this.requireRoom(manager);
    const saved: unknown[] = await manager.query(SAVE, [slug, title, text, topics ?? null]);
    if (saved.length === 0) return false;
    await manager.query(ADD_VERSION, [slug, title, text, by]);
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
    return rows.map(({ id, title, text, saved_at, saved_by }) => ({
      _id: id,
      title,
      text,
      savedAt: saved_at.toISOString(),
      savedBy: saved_by,
    }));
  }

  private async find(slug: string, manager: EntityManager): Promise<ShopPage | null> {
    const [row]: PageRow[] = await manager.query(FIND, [slug]);
    return row ? toPageDto(row) : null;
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
