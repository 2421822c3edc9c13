import type ShopService from './services/shop';
import type ShopMailService from './services/shop-mail';
import type ShopPageService from './services/shop-page';

declare module '@harrow/plugin-kit' {
  interface Services {
    shopMailService: ShopMailService;
    shopPageService: ShopPageService;
    shopService: ShopService;
  }
}
