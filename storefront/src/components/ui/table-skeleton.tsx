import { Skeleton } from './skeleton';

/** A table before its rows have come, in its shape; `label` is what a screen reader hears. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-6 w-full" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
