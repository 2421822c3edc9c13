import { type Caller, isOwnEmail, ShopError } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { Review } from '../models/review';

type Container = { manager: EntityManager };

/** A review as its author sends it. */
type WrittenReview = Pick<Review, 'name' | 'email' | 'review' | 'point'>;

/** A review to store; `created_at` defaults to now. */
export type NewReview = WrittenReview & Partial<Pick<Review, 'created_at'>>;

const DOMAIN = /(?<=\S)@\S+\.\S+/g;

/** Cuts email addresses in names at the @, so that the public list exposes none. */
const withoutDomain = (name: string): string => name.replace(DOMAIN, '');

/** Client reviews. */
export default class ReviewService {
  private readonly manager: EntityManager;

  constructor(container: Container) {
    this.manager = container.manager;
  }

  /** Returns the newest reviews first, ties by id. */
  async list(limit: number): Promise<Review[]> {
    return await this.manager.getRepository(Review).find({
      order: { created_at: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /**
   * Publishes a review and returns its id. It is shown under the name of the caller's account,
   * whatever the body says, to prevent impersonation. Throws `forbidden` for an email that is not
   * the caller's.
   */
  async write(caller: Caller, { email, name, ...review }: WrittenReview): Promise<string> {
    if (!isOwnEmail(caller, email)) {
      throw new ShopError('forbidden', 'A review can only be written with your own email address.');
    }
    const { email: author } = caller;
    // the name of an account without one is the local part of its email
    const isNameless = author.startsWith(`${caller.name}@`);
    const signature = withoutDomain(isNameless ? name : caller.name);
    return await this.create({ ...review, email: author, name: signature });
  }

  /** Deletes the reviews written under an email (lower case) `since` a time (ISO 8601). */
  async withdraw({ email, since }: { email: string; since: string }): Promise<void> {
    await this.manager
      .getRepository(Review)
      .delete({ email, created_at: MoreThanOrEqual(new Date(since)) });
  }

  /** Stores a review unchanged, for `write` and the seed. Returns its id. */
  async create(review: NewReview): Promise<string> {
    const id = generateEntityId('', 'rev');
    await this.manager.getRepository(Review).insert({ ...review, id });
    return id;
  }
}
