import { type Product, ProductService } from '@medusajs/medusa';
import type { CreateProductInput, UpdateProductInput } from '@medusajs/medusa/dist/types/product';
import { checkProduct } from '../lib/product-rules';

/**
 * Replaces the engine's service of this name, so that names, descriptions and pictures from the stock
 * admin obey the rules of `POST /services`: the engine stores an empty name, and any text as the
 * address of a picture.
 */
export default class GuardedProductService extends ProductService {
  override async create(product: CreateProductInput): Promise<Product> {
    return await super.create(checkProduct(product));
  }

  override async update(productId: string, changes: UpdateProductInput): Promise<Product> {
    return await super.update(productId, checkProduct(changes));
  }
}
