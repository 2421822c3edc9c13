import type {
  BodyOf,
  listModeratedReviews,
  ModeratedReview,
  moderateReview,
  QueryOf,
} from '@harrow/contract';
import { noSuch, type Services } from '@harrow/plugin-kit';
import { toModeratedReviewDto } from '../lib/review-dto';
import {
  changeOf,
  COUNT_MODERATED,
  type ModeratedRow,
  moderatedWhere,
  SELECT_MODERATED,
} from '../lib/moderated-reviews';
import { Review } from '../models/review';

/** Lists all reviews for staff, and hides, shows and answers them. */
export default class ReviewModerationService {
  constructor(private readonly services: Services) {}

  /** Returns a page of the reviews in a state, hidden ones too, newest first, and their number. */
  async list(
    query: QueryOf<typeof listModeratedReviews>,
  ): Promise<{ data: ModeratedReview[]; count: number }> {
    const { limit, pageNumber, q, state } = query;
    const { where, values } = moderatedWhere(q, state);
    const page = [...values, limit, limit * pageNumber];
    const rows: ModeratedRow[] = await this.services.manager.query(
      `${SELECT_MODERATED} ${where} ORDER BY r.created_at DESC, r.id DESC
        LIMIT $${page.length - 1} OFFSET $${page.length}`,
      page,
    );
    const [total]: { count: number }[] = await this.services.manager.query(
      `${COUNT_MODERATED} ${where}`,
      values,
    );
    return { data: rows.map(toModeratedReviewDto), count: total?.count ?? 0 };
  }

  /**
   * Hides, shows or answers a review; returns false if it is already as asked for. Throws `not_found`
   * for an unknown one, `conflict` for a second answer, and `invalid_body` for a hiding without a reason.
   */
  async moderate(id: string, asked: BodyOf<typeof moderateReview>): Promise<boolean> {
    return await this.services.manager.transaction(async (manager) => {
      const reviews = manager.getRepository(Review);
      const review = await reviews.findOne({
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!review) throw noSuch('review');
      const change = changeOf(review, asked);
      if (Object.keys(change).length === 0) return false;
      await reviews.update(id, change);
      return true;
    });
  }
}
