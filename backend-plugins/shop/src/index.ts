import type ShopService from './services/shop';
import type ShopPageService from './services/shop-page';

declare module '@harrow/plugin-kit' {
  interface Services {
    shopPageService: ShopPageService;
    shopService: ShopService;
  }
}
