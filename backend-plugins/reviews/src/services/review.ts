import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { Review } from '../models/review';

type Container = { manager: EntityManager };

/** A review to store; `created_at` is now where it is left out. */
export type NewReview = Pick<Review, 'name' | 'email' | 'review' | 'point'> &
  Partial<Pick<Review, 'created_at'>>;

/** Reviews that clients wrote. */
export default class ReviewService {
  private readonly manager: EntityManager;

  constructor(container: Container) {
    this.manager = container.manager;
  }

  /** The newest reviews first, ties by id. */
  async list(limit: number): Promise<Review[]> {
    return await this.manager.getRepository(Review).find({
      order: { created_at: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Stores a review as it is; the caller has checked who writes it. Answers its id. */
  async create(review: NewReview): Promise<string> {
    const id = generateEntityId('', 'rev');
    await this.manager.getRepository(Review).insert({ ...review, id });
    return id;
  }
}
