import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { NavigationBar, type BarParts } from './navigation-bar';

// loaded separately, because it is below the fold; pages work without it if it fails to load
const Footer = loadable(() => import('./footer').catch(() => ({ default: () => null })));

/** The frame of a payment has less, so that nothing distracts from it. */
const BareBar = loadable(() => import('./bare-bar'));
const BareFooter = loadable(() => import('./bare-footer').catch(() => ({ default: () => null })));

const CONTENT_ID = 'content';

interface PageShellProps extends BarParts {
  /** Whether the frame has no navigation, as that of a payment. */
  isBare?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation with its parts, content and footer. */
export function PageShell({ isBare = false, children, ...bar }: PageShellProps) {
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
      {isBare ? (
        <Suspense fallback={<div className="h-14 border-b border-line md:h-17" />}>
          <BareBar />
        </Suspense>
      ) : (
        <NavigationBar {...bar} />
      )}
      <main id={CONTENT_ID} tabIndex={-1} className="grow">
        {children}
      </main>
      <Suspense>{isBare ? <BareFooter /> : <Footer />}</Suspense>
    </div>
  );
}
