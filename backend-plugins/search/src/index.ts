import type ProductSearchService from './services/product-search';
import type SearchSettingsService from './services/search-settings';

declare module '@harrow/plugin-kit' {
  interface Services {
    productSearchService: ProductSearchService;
    searchSettingsService: SearchSettingsService;
  }
}
