import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { formatNumber } from '@/lib/format/numbers';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { useReviews } from '../api/reviews';
import { ReviewCard } from './review-card';

const INITIAL_COUNT = 6;
const GRID = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3';

/** The latest reviews: six of them, and the others on request. */
export default function ReviewGrid() {
  const [all, setAll] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  // The pressed button is removed, so the focus moves to the first additional review.
  useEffect(() => firstMore.current?.focus({ preventScroll: true }), [all]);
  const { data, error, isLoading, isError, isFetching, refetch } = useReviews();
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="heading mb-6 text-4xl">
        {messages.reviews.title}
      </h2>
      {isLoading && <Loading />}
      {isError && (
        <ErrorState
          title={messages.reviews.errorTitle}
          message={describeError(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <div className="rounded-card border border-dashed border-edge px-6 py-10 text-center">
          <h3 className="heading text-xl">{messages.reviews.emptyTitle}</h3>
          <p className="mt-2 text-muted">{messages.reviews.emptyText}</p>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className={GRID}>
          {(all ? data : data.slice(0, INITIAL_COUNT)).map((review, index) => (
            <li
              key={review._id}
              ref={index === INITIAL_COUNT ? firstMore : undefined}
              tabIndex={index === INITIAL_COUNT ? -1 : undefined}
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {data && data.length > INITIAL_COUNT && !all && (
        <div className="mt-8 text-center">
          <Button variant="ghost" onClick={() => setAll(true)}>
            {messages.reviews.showAll(formatNumber(data.length))}
          </Button>
        </div>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{messages.reviews.loading}</span>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="grid gap-4 rounded-card border border-line bg-card p-6">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-24" />
          <div className="flex gap-3 border-t border-dashed border-line pt-4">
            <Skeleton className="size-11" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
