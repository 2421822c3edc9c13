import type { ProductManagementService } from '@harrow/catalogue';
import type { ReviewService } from '@harrow/reviews';
import type {
  ProductCategoryService,
  ProductService,
  ProductVariantService,
  RegionService,
  ShippingOptionService,
  ShippingProfileService,
  StoreService,
  UserService,
} from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';

/** The services of the engine's container that the seed uses. */
export type SeedContainer = {
  manager: EntityManager;
  storeService: StoreService;
  regionService: RegionService;
  shippingProfileService: ShippingProfileService;
  shippingOptionService: ShippingOptionService;
  productService: ProductService;
  productCategoryService: ProductCategoryService;
  productVariantService: ProductVariantService;
  productManagementService: ProductManagementService;
  userService: UserService;
  reviewService: ReviewService;
};
