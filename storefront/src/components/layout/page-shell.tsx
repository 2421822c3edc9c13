import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { NavigationBar } from './navigation-bar';

// loaded separately, because it is below the fold; pages work without it if it fails to load
const Footer = loadable(() => import('./footer').catch(() => ({ default: () => null })));

const CONTENT_ID = 'content';

/** The frame of every page: skip link, navigation with a search form, content and footer. */
export function PageShell({ search, children }: { search: ReactNode; children: ReactNode }) {
  const skip = (event: MouseEvent) => {
    // Without JavaScript the link works by itself; the default would add an entry to the history.
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        onClick={skip}
        className="absolute top-2 left-4 z-30 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus-visible:translate-y-0"
      >
        {messages.layout.skipToContent}
      </a>
      <NavigationBar search={search} />
      <main id={CONTENT_ID} tabIndex={-1} className="grow">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}
