export { BEGIN_EPOCH, MAX_CHANGES, PRUNE_CHANGES, SELECT_CHANGES } from './lib/catalogue-changes';
export type { ChangesRow } from './lib/catalogue-changes';
export type { CachedCatalogue, Page, ProductIds } from './lib/cached-catalogue';
export { selectProductBy, toProductDto } from './lib/product';
export type { OrderableProduct } from './lib/product';
export type { default as ProductManagementService } from './services/product-management';
export type {
  default as StorefrontProductService,
  Position,
  ProductSelector,
} from './services/storefront-product';
