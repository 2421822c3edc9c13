import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

/** A product as staff add it. */
export interface NewProduct {
  /** Address of its uploaded picture. */
  img: string;
  name: string;
  /** A decimal in the shop's currency. */
  price: number;
  /** Pieces in stock. */
  available: number;
  /** Pieces that an order has at least. */
  minimum: number;
  description: string;
}

const addedSchema = z.object({ acknowledged: z.boolean() });

/** Adds a product to the catalogue and says whether it was taken; for admins. Throws `ApiError`. */
export async function addProduct(product: NewProduct): Promise<boolean> {
  const { acknowledged } = await request('POST', '/services', {
    auth: true,
    body: product,
    schema: addedSchema,
  });
  return acknowledged;
}
