import type {
  CustomerService,
  EventBusService,
  Logger,
  MedusaContainer,
  NoteService,
  ProductCategoryService,
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
import type { BackgroundWork } from './background-work';
import type { EventBus } from './event-listeners';
import type { ReadManager } from './read-manager';

/**
 * The services in the container by name: those of the engine, and of each plugin, whose `index.ts` declares
 * them. A plugin can name a service of another one only if its manifest names that plugin.
 */
export interface Services {
  backgroundWorkService: BackgroundWork;
  customerService: CustomerService;
  eventBusModuleService: EventBus;
  eventBusService: EventBusService;
  logger: Logger;
  manager: EntityManager;
  noteService: NoteService;
  productCategoryService: ProductCategoryService;
  productService: ProductService;
  productVariantService: ProductVariantService;
  readManager: ReadManager;
  regionService: RegionService;
  salesChannelService: SalesChannelService;
  shippingOptionService: ShippingOptionService;
  shippingProfileService: ShippingProfileService;
  storeService: StoreService;
  userService: UserService;
}

/** Returns the services of a container. Each is constructed when it is first read. */
export const servicesOf = ({ cradle }: Pick<MedusaContainer, 'cradle'>): Services =>
  cradle as Services;
