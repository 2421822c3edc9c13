import { parseParameters, textSchema } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import { toServiceDto } from '../../../lib/service-dto';
import type StorefrontProductService from '../../../services/storefront-product';

const parameters = z.object({ id: textSchema(100) });

/** One product, for anyone. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = parseParameters(parameters, req.params);
  const catalogue = req.scope.resolve<StorefrontProductService>('storefrontProductService');
  res.json(toServiceDto(await catalogue.retrieve(id)));
}
