import type { SoldProducts } from './lib/sold-products';
import type LowStockService from './services/low-stock';
import type PriceListEffectsService from './services/price-list-effects';
import type ProductImportService from './services/product-import';
import type ProductManagementService from './services/product-management';
import type ProductTableService from './services/product-table';
import type StorefrontProductService from './services/storefront-product';

export {
  ALL_PRODUCTS,
  BEGIN_EPOCH,
  MAX_CHANGES,
  PRUNE_CHANGES,
  SELECT_CHANGES,
  SHOP_REVIEWS,
} from './lib/catalogue-changes';
export type { ChangesRow } from './lib/catalogue-changes';
export type { CachedCatalogue, Page, ProductIds } from './lib/cached-catalogue';
export { type Offer, selectOfferBy } from './lib/offer';
export { unitPriceOf } from './lib/price-steps';
export { type CatalogueProduct, ratingOf, toProductDto } from './lib/product';
export type { Position, SoldProducts } from './lib/sold-products';
export type { ProductSelector, ShownProducts } from './services/storefront-product';

declare module '@harrow/plugin-kit' {
  interface Services {
    lowStockService: LowStockService;
    priceListEffectsService: PriceListEffectsService;
    productImportService: ProductImportService;
    productManagementService: ProductManagementService;
    productTableService: ProductTableService;
    soldProductsService: SoldProducts;
    storefrontProductService: StorefrontProductService;
  }
}
