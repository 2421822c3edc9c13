import { parseParameters, wholeNumberParameter } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import type { Review } from '../../models/review';
import type ReviewService from '../../services/review';

const LARGEST_PAGE = 100;

const query = z.object({
  limit: wholeNumberParameter
    .refine((limit) => limit >= 1 && limit <= LARGEST_PAGE, `This must be 1 to ${LARGEST_PAGE}.`)
    .default(LARGEST_PAGE),
});

/** A review as anyone may read it: without the author's email address. */
const toPublicReview = ({ id, name, review, point, created_at }: Review) => ({
  _id: id,
  name,
  review,
  point,
  createdAt: created_at.toISOString(),
});

/** The newest reviews, for anyone. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit } = parseParameters(query, req.query);
  const reviews = req.scope.resolve<ReviewService>('reviewService');
  res.json((await reviews.list(limit)).map(toPublicReview));
}
