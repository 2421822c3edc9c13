import type ShopService from './services/shop';

declare module '@harrow/plugin-kit' {
  interface Services {
    shopService: ShopService;
  }
}
