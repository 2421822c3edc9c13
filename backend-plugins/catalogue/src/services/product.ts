import { type Product, ProductService } from '@medusajs/medusa';
import type { CreateProductInput, UpdateProductInput } from '@medusajs/medusa/dist/types/product';
import { checkProduct } from '../lib/staff-rules';

/**
 * Replaces the engine's service of this name, so that names, descriptions and images from the stock
 * admin follow the rules of `POST /services`. The engine would accept an empty name, and any text
 * as an image URL.
 */
export default class GuardedProductService extends ProductService {
  override async create(product: CreateProductInput): Promise<Product> {
    return await super.create(checkProduct(product));
  }

  override async update(productId: string, changes: UpdateProductInput): Promise<Product> {
    return await super.update(productId, checkProduct(changes));
  }
}
