import { type Caller, isOwnEmail, ShopError } from '@harrow/http';
import { generateEntityId } from '@medusajs/medusa';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { Review } from '../models/review';

type Container = { manager: EntityManager };

/** A review as its author sends it. */
type WrittenReview = Pick<Review, 'name' | 'email' | 'review' | 'point'>;

/** A review to store; `created_at` is now where it is left out. */
export type NewReview = WrittenReview & Partial<Pick<Review, 'created_at'>>;

const DOMAIN = /(?<=\S)@\S+\.\S+/g;

/** Some people are called by their whole email address, which the public list must not give away. */
const withoutDomain = (name: string): string => name.replace(DOMAIN, '');

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

  /**
   * Publishes a review of the caller; answers its id. It bears the account's name, whatever the body
   * says, so that nobody speaks as somebody else. Throws `forbidden` for an email that is not the
   * caller's.
   */
  async write(caller: Caller, { email, name, ...review }: WrittenReview): Promise<string> {
    if (!isOwnEmail(caller, email)) {
      throw new ShopError('forbidden', 'A review can only be written with your own email address.');
    }
    const { email: author } = caller;
    // an account without a name is called by the first part of its address
    const isNameless = author.startsWith(`${caller.name}@`);
    const signature = withoutDomain(isNameless ? name : caller.name);
    return await this.create({ ...review, email: author, name: signature });
  }

  /** Deletes the reviews that bear an email (lower case) and were written `since` (ISO 8601). */
  async withdraw({ email, since }: { email: string; since: string }): Promise<void> {
    await this.manager
      .getRepository(Review)
      .delete({ email, created_at: MoreThanOrEqual(new Date(since)) });
  }

  /** Stores a review as it is, for `write` and the seed. Answers its id. */
  async create(review: NewReview): Promise<string> {
    const id = generateEntityId('', 'rev');
    await this.manager.getRepository(Review).insert({ ...review, id });
    return id;
  }
}
