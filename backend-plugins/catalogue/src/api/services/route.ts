import { parseParameters, requireSession, wholeNumberParameter } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import { toServiceDto } from '../../lib/service-dto';
import type StorefrontProductService from '../../services/storefront-product';

const LARGEST_PAGE = 100;
const DEFAULT_PAGE_SIZE = 3;

const query = z.object({
  limit: wholeNumberParameter
    .refine((limit) => limit >= 1 && limit <= LARGEST_PAGE, `This must be 1 to ${LARGEST_PAGE}.`)
    .optional(),
  pageNumber: wholeNumberParameter.optional(),
});

/** One page of products for anyone; without paging every product, for any session. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, pageNumber } = parseParameters(query, req.query);
  const paged = limit !== undefined || pageNumber !== undefined;
  if (!paged) await requireSession(req);
  const catalogue = req.scope.resolve<StorefrontProductService>('storefrontProductService');
  const { products, count } = await catalogue.listAndCount(
    paged ? { limit: limit ?? DEFAULT_PAGE_SIZE, pageNumber: pageNumber ?? 0 } : undefined,
  );
  res.json({ success: true, data: products.map(toServiceDto), count });
}
