import { Skeleton } from '@/components/ui/skeleton';
import { messages } from '@/messages';

const FACTS = ['profession', 'state', 'city', 'country', 'email', 'phone'];

/** A profile before it has come, in its shape. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-card">
      <span className="sr-only">{messages.profile.loading}</span>
      <div className="flex flex-wrap items-center gap-6 border-b border-line bg-panel p-6 sm:flex-nowrap sm:p-8">
        <Skeleton className="size-36 sm:size-44" />
        <div className="grid gap-5">
          <Skeleton className="h-9 w-52" />
          <Skeleton className="h-12 w-40" />
        </div>
      </div>
      <div className="grid px-6 sm:grid-cols-2 sm:gap-x-10 sm:px-8">
        {FACTS.map((fact) => (
          <div key={fact} className="border-b border-line py-4">
            <Skeleton className="h-6 w-4/5" />
          </div>
        ))}
      </div>
      <div className="p-6 sm:p-8">
        <Skeleton className="h-17 w-48" />
      </div>
    </div>
  );
}
