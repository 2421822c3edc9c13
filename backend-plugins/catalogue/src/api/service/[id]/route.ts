import { parseBody, parseParameters, requireSession, textSchema } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import type StorefrontProductService from '../../../services/storefront-product';

const LARGEST_STOCK = 2_147_483_647; // int4, the engine's column

const parameters = z.object({ id: textSchema(100) });
const body = z.object({ available: z.number().int().min(0).max(LARGEST_STOCK) });

/**
 * Sets the stock, for an admin. A customer's call changes nothing: placing the order has already
 * taken the pieces, and a client must not be able to say how many are left.
 */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const { id } = parseParameters(parameters, req.params);
  const { available: wanted } = parseBody(body, req.body);
  const catalogue = req.scope.resolve<StorefrontProductService>('storefrontProductService');
  const isAdmin = caller.role === 'admin';
  const product = isAdmin ? await catalogue.setStock(id, wanted) : await catalogue.retrieve(id);
  res.json({
    acknowledged: true,
    modifiedCount: isAdmin ? 1 : 0,
    available: product.available,
  });
}
