import type { BodyOf, createCategory, updateCategory, WrittenCategory } from '@harrow/contract';
import { noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { noSuchCategory } from '../lib/category';
import { lockHandle, wordsOf } from '../lib/handle';
import { statement } from '../lib/statement';

const LIST = statement('written-categories');

/** A category under a lock, with its texts by the contract's names. */
const FIND = `
  SELECT id, metadata, name, description, coalesce(metadata->>'name_de', '') AS name_de,
         coalesce(metadata->>'description_de', '') AS description_de, metadata->>'image' AS img
    FROM product_category WHERE handle = $1 FOR UPDATE`;

const LOCK_HANDLE = lockHandle('category');

type Changes = BodyOf<typeof updateCategory>;
type Metadata = Record<string, unknown>;
type Found = { id: string; metadata: Metadata | null } & Record<keyof Changes, string | null>;

/** Returns the changes in the engine's names. The engine replaces the metadata, so its other members are in it. */
function recordsOf({ name, description, img, ...german }: Changes, former: Metadata | null) {
  const changed = { ...former, ...german, ...(img !== undefined && { image: img }) };
  const isText = ([, value]: [string, unknown]) => value !== '' && value !== null;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    metadata: Object.fromEntries(Object.entries(changed).filter(isText)),
  };
}

/** Changes categories for admins through the engine's service, so that the stock admin agrees. */
export default class CategoryManagementService {
  constructor(private readonly services: Services) {}

  /** Returns the categories that shoppers see, each after the one above it, with their texts in every language. */
  async list(): Promise<WrittenCategory[]> {
    return await this.services.manager.query(LIST);
  }

  /**
   * Adds a category and returns its handle. Throws `invalid_body` for an unknown parent, and `conflict`
   * (`category_taken`) if another one has its handle.
   */
  async create({ name, parent, ...texts }: BodyOf<typeof createCategory>): Promise<string> {
    const handle = wordsOf(name);
    return await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK_HANDLE, [handle]);
      if (await this.find(manager, handle)) {
        const message = 'There is a category of this name already.';
        throw new ShopError('conflict', message, { code: 'category_taken' });
      }
      const above = parent === undefined ? null : await this.find(manager, parent);
      if (above === undefined) throw await noSuchCategory(manager);
      const categories = this.services.productCategoryService.withTransaction(manager);
      const { id } = await categories.create({
        ...{ name, handle, is_active: true, is_internal: false },
        parent_category_id: above?.id ?? null,
      });
      await categories.update(id, recordsOf({ description: '', ...texts }, null));
      return handle;
    });
  }

  /** Changes the given texts of a category; returns false if nothing changes. Throws `not_found`. */
  async update(handle: string, changes: Changes): Promise<boolean> {
    return await this.services.manager.transaction(async (manager) => {
      const found = await this.find(manager, handle);
      if (!found) throw noSuch('category');
      const names = Object.keys(changes) as (keyof Changes)[];
      if (names.every((name) => changes[name] === found[name])) return false;
      await this.services.productCategoryService
        .withTransaction(manager)
        .update(found.id, recordsOf(changes, found.metadata));
      return true;
    });
  }

  private async find(manager: EntityManager, handle: string): Promise<Found | undefined> {
    const [found]: Found[] = await manager.query(FIND, [handle]);
    return found;
  }
}
