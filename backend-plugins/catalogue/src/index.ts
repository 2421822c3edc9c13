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
export type { default as LowStockService } from './services/low-stock';
export type { default as ProductManagementService } from './services/product-management';
export type {
  default as StorefrontProductService,
  ProductSelector,
  ShownProducts,
} from './services/storefront-product';
