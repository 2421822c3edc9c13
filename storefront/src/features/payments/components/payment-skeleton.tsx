import { Skeleton } from '@/components/ui/skeleton';
import { messages } from '@/messages';

/** The payment page before its order has come, in its shape. */
export function PaymentSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{messages.payments.loading}</span>
      <Skeleton className="mb-8 h-12 w-56" />
      <div className="grid gap-10 xl:grid-cols-2 xl:gap-14">
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    </div>
  );
}
