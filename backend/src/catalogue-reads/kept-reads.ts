import { SHOP } from '@harrow/catalogue';
import {
  getProductDetails,
  getShop,
  getShopPage,
  type Language,
  listCategories,
} from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import type {} from '@harrow/shop';
import { foundOrNone, type KeptRead, type Read } from './lookups';
import { partsRead } from './parts-reads';
import { HANDLE, pathPattern } from './path-patterns';
import { reviewRead } from './review-reads';
import { searchRead } from './search-reads';

const DETAILS = pathPattern(getProductDetails, { handle: HANDLE });
const SHOP_PAGE = pathPattern(getShopPage, { slug: HANDLE });

/** Returns a function that finds the kept read for a URL in a language; undefined for another URL. */
export function keptReads(services: Services) {
  const textReadOf = textReads(services);
  const otherReadOf = otherReads(services);
  return (url: string, language: Language): KeptRead | undefined => {
    const kept = textReadOf(url, language);
    if (!kept) return otherReadOf(url, language);
    return language === 'en' ? kept : translatedRead(services, kept, language);
  };
}

/** An answer of each language is kept apart. */
const inLanguage = (language: Language, { key, read }: KeptRead): KeptRead =>
  language === 'en' ? { key, read } : { key: `${language} ${key}`, language, read };

/** A change of a text is recorded as one of its product, or of all categories, on which the English answer depends too. */
const translatedRead = (
  { productTextService }: Services,
  { key, read }: KeptRead,
  language: Language,
): KeptRead => ({
  ...inLanguage(language, { key, read }),
  read: async () => {
    const found = await read();
    if (!found) return undefined;
    const answer: unknown = JSON.parse(found.json);
    return {
      ...found,
      json: JSON.stringify(await productTextService.inLanguage(answer, language)),
    };
  },
});

/** The reads whose answers have texts of products and categories. */
function textReads(services: Services) {
  const { storefrontProductService, productSearchService } = services;
  const readCategories: Read = async () => {
    const data = await storefrontProductService.categories();
    return { json: JSON.stringify({ data }), ids: [], on: 'groups' };
  };
  return (url: string, language: Language): KeptRead | undefined => {
    const handle = DETAILS.exec(url)?.[1];
    if (handle !== undefined) {
      const read = () => foundOrNone(() => storefrontProductService.details(handle), 'order');
      return { key: url, read };
    }
    if (url === listCategories.path) return { key: url, read: readCategories };
    return searchRead(productSearchService, url, language) ?? partsRead(services, url);
  };
}

function otherReads(services: Services) {
  const shopRead =
    (language: Language): Read =>
    async () => ({
      json: JSON.stringify(await services.shopService.retrieve(language)),
      ids: [SHOP],
    });
  return (url: string, language: Language): KeptRead | undefined => {
    if (url === getShop.path) return inLanguage(language, { key: url, read: shopRead(language) });
    const slug = SHOP_PAGE.exec(url)?.[1];
    if (slug !== undefined) {
      const retrieve = async () => ({
        shown: await services.shopPageService.retrieve(slug, language),
        ids: [SHOP],
      });
      return inLanguage(language, { key: url, read: () => foundOrNone(retrieve) });
    }
    return reviewRead(services.reviewService, url);
  };
}
