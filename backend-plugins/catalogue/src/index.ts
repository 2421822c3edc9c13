// declares the services in use here
import type {} from '@harrow/images';
import type {} from '@harrow/shop';
import type { ProductParts } from './lib/product-parts';
import type { PartNumbers, SoldProducts } from './lib/sold-products';
import type CategoryManagementService from './services/category-management';
import type LowStockService from './services/low-stock';
import type PriceChangeService from './services/price-change';
import type PriceListEffectsService from './services/price-list-effects';
import type ProductImportService from './services/product-import';
import type ProductManagementService from './services/product-management';
import type ProductPicturesService from './services/product-pictures';
import type ProductTableService from './services/product-table';
import type ProductTextService from './services/product-text';
import type ShipDateService from './services/ship-date';
import type StorefrontProductService from './services/storefront-product';

export {
  ALL_PRODUCTS,
  BEGIN_EPOCH,
  MAX_CHANGES,
  NO_PRODUCTS,
  PARTS,
  PRUNE_CHANGES,
  SELECT_CHANGES,
  SHOP,
  SHOP_REVIEWS,
} from './lib/catalogue-changes';
export type { ChangesRow } from './lib/catalogue-changes';
export type { CachedCatalogue, KeptJson, Page, ProductIds } from './lib/cached-catalogue';
export { arrayInReadersLanguage, inReadersLanguage } from './lib/in-readers-language';
export { toListedDto } from './lib/key-figures';
export { type CatalogueProduct, type ChargedProduct, ratingOf, toProductDto } from './lib/product';
export type { FittingProducts, ProductParts, ReplacedPart } from './lib/product-parts';
export type { PartNumbers, Position, SoldProducts } from './lib/sold-products';
export type { ShownProducts } from './services/storefront-product';

declare module '@harrow/plugin-kit' {
  interface Services {
    categoryManagementService: CategoryManagementService;
    lowStockService: LowStockService;
    partNumberService: PartNumbers;
    priceChangeService: PriceChangeService;
    priceListEffectsService: PriceListEffectsService;
    productImportService: ProductImportService;
    productManagementService: ProductManagementService;
    productPartsService: ProductParts;
    productPicturesService: ProductPicturesService;
    productTableService: ProductTableService;
    productTextService: ProductTextService;
    shipDateService: ShipDateService;
    soldProductsService: SoldProducts;
    storefrontProductService: StorefrontProductService;
  }
}
