export { CATALOGUE_CHANGES } from './lib/changes';
export type { KeptCatalogue, Page, ProductIds } from './lib/kept-catalogue';
export { toServiceDto } from './lib/service-dto';
export type { OrderableProduct, ServiceDto } from './lib/service-dto';
export type { default as ProductManagementService } from './services/product-management';
export type {
  default as StorefrontProductService,
  Position,
  ProductSelector,
} from './services/storefront-product';
export { operations } from './lib/operations';
