export type { default as ProductSearchService } from './services/product-search';
export type { default as SoldProductsService } from './services/sold-products';
