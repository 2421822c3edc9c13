import { Skeleton } from '@/components/ui/skeleton';
import { messages } from '@/messages';

/** The purchase page before its product has come, in its shape. */
export function PurchaseSkeleton() {
  return (
    <div
      role="status"
      className="wrap grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14 lg:py-12"
    >
      <span className="sr-only">{messages.purchase.loading}</span>
      <Skeleton className="aspect-4/3 w-full" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-12 w-full sm:w-44" />
      </div>
    </div>
  );
}
