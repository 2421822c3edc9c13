import { Star } from 'lucide-react';
import { messages } from '@/messages';

const MOST = [1, 2, 3, 4, 5];

/** One to five points, as stars and in words. */
export function Points({ point }: { point: number }) {
  return (
    <div role="img" aria-label={messages.reviews.points(point)} className="flex gap-0.5">
      {MOST.map((mark) => (
        <Star
          key={mark}
          aria-hidden
          strokeWidth={1.5}
          className={`size-5 text-star ${mark <= point ? 'fill-wheat' : ''}`}
        />
      ))}
    </div>
  );
}
