import { Suspense } from 'react';
import { loadable } from '@/lib/loadable';

// a list is complete without them, and few searches are about the shop
const HelpList = loadable(() => import('./help-list').catch(() => ({ default: () => null })));

/** Links to the pages about how the shop does business that a search may be about. */
export function HelpLinks({ typed }: { typed: string }) {
  if (typed === '') return null;
  return (
    <Suspense>
      <HelpList typed={typed} />
    </Suspense>
  );
}
