import { Skeleton } from '@/components/ui/skeleton';
import { messages } from '@/messages';

/** A table of orders before they have come, in its shape. */
export function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{messages.orders.loading}</span>
      <Skeleton className="h-6 w-full" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
