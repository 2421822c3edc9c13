import { Suspense } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { loadable } from '@/lib/loadable';
import type { KeepBookProps } from './keep-book';

// pages work without it if it fails to load
const Keep = loadable<KeepBookProps>(() =>
  import('./keep-book').catch(() => ({ default: () => null })),
);

/** A button that keeps a book on this device. Its code is loaded after the page. */
export const KeepBook = (props: KeepBookProps) => (
  <div className="scripted min-h-11 print:hidden">
    {useHydrated() && (
      <Suspense>
        <Keep {...props} />
      </Suspense>
    )}
  </div>
);
