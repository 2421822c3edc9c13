import type { ProductReviews } from '@harrow/contract';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { LOCALE } from '@/messages/en/language';

const words = messages.productReviews;

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The average of all reviews of a product, and how many give how many stars. */
export function RatingSummary({ rating }: Pick<ProductReviews, 'rating'>) {
  const { average, count, distribution } = rating;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4">
        <span className="figure text-6xl leading-none">
          {average.toLocaleString(LOCALE, ONE_DECIMAL)}
        </span>
        <span>
          {words.outOf}
          <span className="block text-muted">{words.count(count)}</span>
        </span>
      </p>
      <ul aria-label={words.distribution} className="grid max-w-80 gap-1">
        {[5, 4, 3, 2, 1].map((points) => (
          <Bar key={points} points={points} times={distribution[points - 1] ?? 0} of={count} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ points, times, of }: { points: number; times: number; of: number }) {
  return (
    <li className="grid min-h-6 grid-cols-[3.75rem_1fr_minmax(1.5rem,auto)] items-center gap-3 text-[0.9375rem] tabular-nums">
      <span>{words.stars(points)}</span>
      <span aria-hidden className="h-2 bg-line">
        {/* an SVG, because the page's policy allows no style attributes */}
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full text-ink">
          <rect width={of === 0 ? 0 : (100 * times) / of} height="1" fill="currentColor" />
        </svg>
      </span>
      <span className="text-right">{formatNumber(times)}</span>
    </li>
  );
}
