import type { ProductManagementService } from '@harrow/catalogue';
import type { ReviewService } from '@harrow/reviews';
import type {
  ProductService,
  ProductVariantService,
  RegionService,
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
  shippingProfileService: ShippingProfileService;
  shippingOptionService: ShippingOptionService;
  productService: ProductService;
  productVariantService: ProductVariantService;
  productManagementService: ProductManagementService;
  userService: UserService;
  reviewService: ReviewService;
};
