import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useReviews } from '../api/reviews';
import { ReviewCard } from './review-card';
import { NoReviews } from './review-parts';

const words = messages.reviews;

const INITIAL_COUNT = 6;
const GRID = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3';

/** The latest reviews: six of them, and the others on request. */
export function ReviewGrid() {
  const [all, setAll] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  // The pressed button is removed, so the focus moves to the first additional review.
  useEffect(() => firstMore.current?.focus({ preventScroll: true }), [all]);
  const query = useReviews();
  const { data } = query;
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="heading mb-6 text-4xl">
        {words.title}
      </h2>
      {query.isLoading && <Loading />}
      {query.isError && <QueryError title={words.errorTitle} query={query} />}
      {data?.length === 0 && <NoReviews title={words.emptyTitle} text={words.emptyText} />}
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
            {words.showAll(formatNumber(data.length))}
          </Button>
        </div>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{words.loading}</span>
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
