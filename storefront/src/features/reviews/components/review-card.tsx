import type { Review } from '@harrow/contract';
import { Author, MakerAnswer, Points, ReviewText } from './review-parts';

/** A review. Long texts are collapsed. */
export function ReviewCard({ review }: { review: Review }) {
  const { point, answer } = review;
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-6">
      <Points point={point} />
      <ReviewText text={review.review} />
      {answer && <MakerAnswer answer={answer} />}
      <div className="mt-auto border-t border-dashed border-line pt-4">
        <Author review={review} />
      </div>
    </article>
  );
}
