export type { default as ProductSearchService } from './services/product-search';
