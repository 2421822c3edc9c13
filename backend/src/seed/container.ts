import type { ReviewService } from '@harrow/reviews';
import type {
  ProductService,
  ProductVariantService,
  RegionService,
  SalesChannelService,
  ShippingOptionService,
  ShippingProfileService,
  StoreService,
  UserService,
} from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';

/** What the seed takes from the engine's container. */
export type SeedContainer = {
  manager: EntityManager;
  storeService: StoreService;
  regionService: RegionService;
  salesChannelService: SalesChannelService;
  shippingProfileService: ShippingProfileService;
  shippingOptionService: ShippingOptionService;
  productService: ProductService;
  productVariantService: ProductVariantService;
  userService: UserService;
  reviewService: ReviewService;
};
