import { SHOP } from '@harrow/catalogue';
import { getProductDetails, getShop, getShopPage, listCategories } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import type {} from '@harrow/shop';
import { foundOrNone, type KeptRead, type Read } from './lookups';
import { partsRead } from './parts-reads';
import { HANDLE, pathPattern } from './path-patterns';
import { reviewRead } from './review-reads';
import { searchRead } from './search-reads';

const DETAILS = pathPattern(getProductDetails, { handle: HANDLE });
const SHOP_PAGE = pathPattern(getShopPage, { slug: HANDLE });

/** Returns a function that finds the kept read for a URL; undefined for another URL. */
export function keptReads(services: Services) {
  const { storefrontProductService, reviewService, productSearchService } = services;
  const readCategories: Read = async () => {
    const data = await storefrontProductService.categories();
    return { json: JSON.stringify({ data }), ids: [], on: 'groups' };
  };
  const readShop: Read = async () => ({
    json: JSON.stringify(await services.shopService.retrieve()),
    ids: [SHOP],
  });
  return (url: string): KeptRead | undefined => {
    const handle = DETAILS.exec(url)?.[1];
    if (handle !== undefined) {
      const read = () => foundOrNone(() => storefrontProductService.details(handle), 'order');
      return { key: url, read };
    }
    if (url === getShop.path) return { key: url, read: readShop };
    const slug = SHOP_PAGE.exec(url)?.[1];
    if (slug !== undefined) {
      const retrieve = async () => ({
        shown: await services.shopPageService.retrieve(slug),
        ids: [SHOP],
      });
      return { key: url, read: () => foundOrNone(retrieve) };
    }
    if (url === listCategories.path) return { key: url, read: readCategories };
    return (
      reviewRead(reviewService, url) ??
      searchRead(productSearchService, url) ??
      partsRead(services, url)
    );
  };
}
