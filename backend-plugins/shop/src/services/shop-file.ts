import path from 'node:path';
import type {} from '@harrow/images'; // declares its services, which this one uses
import {
  PICTURES,
  type Shop,
  type ShopFile,
  shopFile,
  type WrittenShopFile,
} from '@harrow/contract';
import { isErrorOfType, parseBody, type Services, ShopError } from '@harrow/plugin-kit';
import { missingPictures, pictureName, withPictures } from '../lib/pictures';

/** Stands in for a picture that is not stored yet, so that the file can be checked before anything is written. */
const NOT_STORED = '/images/not-stored.webp';

const LIST_PAGES =
  'SELECT slug, title, text, topics, title_de, text_de FROM shop_page ORDER BY created_at, slug';

/** Moves the whole face of a shop as one file. */
export default class ShopFileService {
  constructor(private readonly services: Services) {}

  /** Returns the shop with its pages, words of mails, and the pictures that were uploaded to it. */
  async export(): Promise<WrittenShopFile> {
    const { manager, shopMailService, shopService } = this.services;
    const { pages: _titles, updatedAt: _at, ...face } = await shopService.written();
    const pages: WrittenShopFile['pages'] = await manager.query(LIST_PAGES);
    const worded = (await shopMailService.list()).filter(({ updatedAt }) => updatedAt !== null);
    const pictures = await this.picturesOf(face);
    return {
      shop: withPictures(face, (address) => {
        const name = path.posix.basename(address);
        return Object.hasOwn(pictures, name) ? `${PICTURES}${name}` : address;
      }),
      pages,
      mails: Object.fromEntries(
        worded.map(({ kind, places: _places, required: _required, updatedAt: _at, ...words }) => [
          kind,
          words,
        ]),
      ),
      pictures,
    };
  }

  /**
   * Replaces the face of the shop, all of it or nothing; pages are saved in the name of the customer `by`. Throws
   * `invalid_body` for a file that breaks a rule of the shop, its pages or its mails.
   */
  async import(given: unknown, by: string | null): Promise<void> {
    const { manager, shopMailService, shopPageService, shopService } = this.services;
    const raw = (given ?? {}) as Partial<ShopFile>;
    const missing = missingPictures(raw.shop, raw.pictures);
    if (missing.length > 0) {
      const problem = `The file lacks ${missing.join(', ')}.`;
      throw new ShopError('invalid_body', problem, { fields: { pictures: problem } });
    }
    const shown = withPictures(raw.shop, (address) =>
      pictureName(address) === undefined ? address : NOT_STORED,
    );
    const { pages, mails, pictures = {} } = parseBody(shopFile, { ...raw, shop: shown });
    const stored = await this.store(pictures);
    const { shop } = parseBody(shopFile, {
      ...raw,
      shop: withPictures(raw.shop, (address) => stored.get(pictureName(address) ?? '') ?? address),
    });
    await manager.transaction(async (transaction) => {
      await shopService.replace(transaction, shop);
      const kept = pages.map(({ slug }) => slug);
      await transaction.query('DELETE FROM shop_page WHERE slug <> ALL ($1)', [kept]);
      for (const { slug, ...page } of pages) {
        await shopPageService.saveIn(transaction, slug, page, { by, isCurrent: () => true });
      }
      await shopMailService.replace(transaction, mails);
    });
  }

  private async picturesOf(face: Pick<Shop, 'logo' | 'icon' | 'home'>) {
    const { imageService } = this.services;
    const addresses = new Set<string>();
    withPictures(face, (address) => {
      addresses.add(address);
      return address;
    });
    const pictures: Record<string, string> = {};
    for (const address of addresses) {
      const name = path.posix.basename(address);
      try {
        pictures[name] = (await imageService.read(name)).toString('base64');
      } catch (error) {
        // a picture of the storefront or of another host
        if (!isErrorOfType(error, 'not_found')) throw error;
      }
    }
    return pictures;
  }

  private async store(pictures: Record<string, string>): Promise<Map<string, string>> {
    const stored = new Map<string, string>();
    for (const [name, bytes] of Object.entries(pictures)) {
      const { image } = await this.services.imageService.save(Buffer.from(bytes, 'base64'));
      stored.set(name, image.url);
    }
    return stored;
  }
}
