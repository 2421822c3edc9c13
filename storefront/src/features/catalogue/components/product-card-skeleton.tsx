import { Skeleton } from '@/components/ui/skeleton';

/**
 * A product card before its product is known: the sheet that its drawing comes on, and the same
 * lines in the same places.
 */
export function ProductCardSkeleton({ eager }: { eager: boolean }) {
  return (
    <div
      aria-hidden
      className="flex flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="border-b border-line bg-cream">
        <img
          src="/pictures/scenes/sketch.svg"
          alt=""
          width={800}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          className="aspect-4/3 h-auto w-full"
        />
      </div>
      <div className="grid gap-3 p-5">
        <Skeleton className="h-[1.45rem] w-3/5" />
        <div className="grid h-[4.22rem] content-around">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-11/12" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
        <div className="grid grid-cols-2 gap-x-4 border-y border-dashed border-line py-3">
          <Skeleton className="h-[2.6rem] w-24" />
          <Skeleton className="h-[2.6rem] w-20" />
        </div>
        <div className="flex items-center justify-between pt-1">
          <Skeleton className="h-[1.625rem] w-32" />
          <Skeleton className="h-12 w-29" />
        </div>
      </div>
    </div>
  );
}
