import type ShopService from './services/shop';
import type ShopFileService from './services/shop-file';
import type ShopMailService from './services/shop-mail';
import type ShopPageService from './services/shop-page';

export { readShopFolder, writeShopFolder } from './lib/shop-folder';

declare module '@harrow/plugin-kit' {
  interface Services {
    shopFileService: ShopFileService;
    shopMailService: ShopMailService;
    shopPageService: ShopPageService;
    shopService: ShopService;
  }
}
