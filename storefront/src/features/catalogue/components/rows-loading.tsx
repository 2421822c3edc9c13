import { Skeleton } from '@/components/ui/loading';
import { messages } from '@/messages';

/** A placeholder with the dimensions of the table of parts. */
export function RowsLoading({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="sr-only">{messages.catalogue.loading}</span>
      <div aria-hidden className="border-t-2 border-ink md:mt-6.5">
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className="flex h-17 items-center gap-3.5 border-b border-line md:h-14 md:gap-3"
          >
            <Skeleton className="h-11.25 w-18" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="ml-auto h-4 w-20" />
          </div>
        ))}
      </div>
    </div>
  );
}
