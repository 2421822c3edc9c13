import type { ShownProducts } from '@harrow/catalogue';
import type {
  NewReview as WrittenReview,
  ProductReviews,
  Review as ReviewDto,
  ReviewOrder,
} from '@harrow/contract';
import type { AccountReleased } from '@harrow/identity';
import {
  breaksUnique,
  type Caller,
  isErrorOfType,
  isOwnEmail,
  PreparedStatement,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { IsNull } from 'typeorm';
import { type PageRow, readPage, selectOfProduct } from '../lib/product-reviews';
import { toProductReviewsDto, toReviewDto } from '../lib/review-dto';
import { Review } from '../models/review';

/** A page of a list in an order; pages count from 0. */
type Page = { limit: number; pageNumber: number; sort: ReviewOrder };

/**
 * A review to store: by default of the shop, by an author without an account, now. `verified` counts for
 * such an author only; of any other the database knows what they have bought.
 */
export type NewReview = Pick<Review, 'name' | 'email' | 'review' | 'point'> &
  Partial<Pick<Review, 'product_id' | 'customer_id' | 'verified' | 'created_at'>>;

const DOMAIN = /(?<=\S)@\S+\.\S+/g;

/** Cuts email addresses in names at the @, so that the public list exposes none. */
const withoutDomain = (name: string): string => name.replace(DOMAIN, '');

const pageOfProduct = (order: ReviewOrder) =>
  new PreparedStatement<PageRow>(`reviews_of_product_${order}`, selectOfProduct(order));

const PAGES_OF_PRODUCT: Record<ReviewOrder, PreparedStatement<PageRow>> = {
  newest: pageOfProduct('newest'),
  highest: pageOfProduct('highest'),
  lowest: pageOfProduct('lowest'),
};

const notSold = (cause: unknown) => {
  const message = 'The shop does not sell this product.';
  return new ShopError('invalid_body', message, { fields: { productId: message }, cause });
};

const alreadyReviewed = (cause: unknown) =>
  new ShopError('conflict', 'You have already reviewed this product.', {
    code: 'already_reviewed',
    cause,
  });

/** Client reviews of the shop and of its products. */
export default class ReviewService {
  constructor(private readonly services: Services) {}

  /** Returns the newest shown reviews of the shop first, ties by id; with `all` those of products too. */
  async list(limit: number, all = false): Promise<Review[]> {
    return await this.services.manager.getRepository(Review).find({
      where: { hidden_reason: IsNull(), ...(all ? {} : { product_id: IsNull() }) },
      order: { created_at: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Returns all reviews of the caller, newest first, also those that are hidden. */
  async listOwn(caller: Caller): Promise<(ReviewDto & { hidden: boolean })[]> {
    const reviews = await this.services.manager.getRepository(Review).find({
      where: { customer_id: caller.customerId },
      order: { created_at: 'DESC', id: 'DESC' },
    });
    return reviews.map((review) => ({
      ...toReviewDto(review, caller),
      hidden: review.hidden_reason !== null,
    }));
  }

  /**
   * Returns a page of a product's reviews in an order, ties newest first, then by id, and its rating, as
   * the reader sees them. Throws `not_found` if the shop sells no product with this handle.
   */
  async ofProduct(
    handle: string,
    { limit, pageNumber, sort }: Page,
    reader: Caller | null,
  ): Promise<ShownProducts<ProductReviews>> {
    const { manager, storefrontProductService: catalogue } = this.services;
    const productId = await catalogue.idOf(handle);
    const rows = await PAGES_OF_PRODUCT[sort].run(manager, [productId, limit, limit * pageNumber]);
    return { shown: toProductReviewsDto(readPage(rows), reader), ids: [productId] };
  }

  /**
   * Publishes a review and returns its id. It is shown under the name of the caller's account,
   * whatever the body says, to prevent impersonation. Throws `forbidden` for an email that is not
   * the caller's, `invalid_body` for a product that the shop does not sell, and `conflict` if the
   * caller has reviewed the product.
   */
  async write(caller: Caller, written: WrittenReview): Promise<string> {
    const { email, name, review, point, productId } = written;
    if (!isOwnEmail(caller, email)) {
      throw new ShopError('forbidden', 'A review can only be written with your own email address.');
    }
    if (productId !== undefined) await this.requireSold(productId);
    const { email: author, customerId } = caller;
    // the name of an account without one is the local part of its email
    const isNameless = author.startsWith(`${caller.name}@`);
    const signature = withoutDomain(isNameless ? name : caller.name);
    const texts = { review, point, email: author, name: signature };
    try {
      return await this.create({ ...texts, product_id: productId, customer_id: customerId });
    } catch (error) {
      if (!breaksUnique(error, 'shop_review_once')) throw error;
      throw alreadyReviewed(error);
    }
  }

  private async requireSold(productId: string): Promise<void> {
    try {
      await this.services.storefrontProductService.retrieve(productId);
    } catch (error) {
      if (!isErrorOfType(error, 'not_found')) throw error;
      throw notSold(error);
    }
  }

  /**
   * Deletes the reviews that a customer has written under an email (lower case) `since` a time
   * (ISO 8601), and those without a customer, which the previous version writes.
   */
  async withdraw({ id, email, since }: AccountReleased['data']): Promise<void> {
    await this.services.manager.query(
      `DELETE FROM shop_review
        WHERE email = $1 AND created_at >= $2 AND coalesce(customer_id, $3) = $3`,
      [email, since, id],
    );
  }

  /** Stores a review unchanged, for `write` and the seed. Returns its id. */
  async create(review: NewReview): Promise<string> {
    const id = generateEntityId('', 'rev');
    await this.services.manager.getRepository(Review).insert({ ...review, id });
    return id;
  }
}
