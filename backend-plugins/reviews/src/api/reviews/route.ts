import { limitParameter, parseParameters } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import type { Review } from '../../models/review';
import type ReviewService from '../../services/review';

const DEFAULT_SIZE = 100;

const query = z.object({ limit: limitParameter.default(DEFAULT_SIZE) });

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
