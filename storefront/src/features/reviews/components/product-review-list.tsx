import { reviewOrders, type ReviewOrder } from '@harrow/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { Select } from '@/components/ui/select';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { REVIEWS_PER_PAGE, useProductReviews } from '../api/product-reviews';
import { ProductReview } from './product-review';
import { NoReviews } from './review-parts';

const words = messages.productReviews;

/** The reviews of a product in an order of the reader's choice; more of them on request. */
export function ProductReviewList({ handle }: { handle: string }) {
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [pages, setPages] = useState(1);
  const { reviews, rating, query } = useProductReviews(handle, order, pages);
  const count = rating?.count ?? 0;
  const firstMore = useFocusOnMore(pages, reviews.length);
  return (
    <>
      {!rating && !query.error && <Skeleton className="h-72" />}
      {rating && count === 0 && <NoReviews title={words.emptyTitle} text={words.emptyText} />}
      {count > 1 && <OrderSelect order={order} onChange={setOrder} />}
      <ul>
        {reviews.map((review, index) => (
          <li
            key={review._id}
            ref={index === firstMore.index ? firstMore.ref : undefined}
            tabIndex={index === firstMore.index ? -1 : undefined}
            className="print:[&:nth-child(n+4)]:hidden" // a page on paper is a sheet or two
          >
            <ProductReview review={review} />
          </li>
        ))}
      </ul>
      {query.error && <QueryError title={words.errorTitle} query={query} />}
      {!query.error && pages * REVIEWS_PER_PAGE < count && (
        <Button
          variant="ghost"
          className="print:hidden scripted"
          pending={query.isFetching}
          pendingLabel={words.loadingMore}
          onClick={() => setPages(pages + 1)}
        >
          {words.more}
        </Button>
      )}
      <p role="status" className="sr-only">
        {pages > 1 && words.shown(formatNumber(reviews.length), formatNumber(count))}
      </p>
    </>
  );
}

/** Moves the focus to the first review of a page that was asked for: the pressed button may be gone. */
function useFocusOnMore(pages: number, count: number) {
  const ref = useRef<HTMLLIElement>(null);
  const index = pages > 1 ? (pages - 1) * REVIEWS_PER_PAGE : -1;
  const hasMore = index >= 0 && count > index;
  useEffect(() => {
    if (hasMore) ref.current?.focus({ preventScroll: true });
  }, [hasMore, index]);
  return { ref, index };
}

interface OrderSelectProps {
  order: ReviewOrder;
  onChange: (order: ReviewOrder) => void;
}

function OrderSelect({ order, onChange }: OrderSelectProps) {
  return (
    <div className="mb-4 print:hidden scripted">
      <Select
        label={words.sort}
        value={order}
        onChange={({ target }) => {
          const chosen = reviewOrders.find((name) => name === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {reviewOrders.map((name) => (
          <option key={name} value={name}>
            {words.orders[name]}
          </option>
        ))}
      </Select>
    </div>
  );
}
