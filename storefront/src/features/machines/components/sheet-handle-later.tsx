import { Suspense } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { loadable } from '@/lib/loadable';

// without it, the list stays below the drawing
const Handle = loadable(() => import('./sheet-handle').catch(() => ({ default: () => null })));

/** The handle of the list on a phone. Its code is loaded after the page. */
export const SheetHandle = () => (
  <div className="scripted hidden h-6 max-md:portrait:block">
    {useHydrated() && (
      <Suspense>
        <Handle />
      </Suspense>
    )}
  </div>
);
