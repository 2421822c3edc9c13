import type { MouseEvent, ReactNode } from 'react';
import { messages } from '@/messages';
import { Footer } from './footer';
import { NavigationBar } from './navigation-bar';

const CONTENT_ID = 'content';

/** The frame of every page: a way past the navigation, the navigation, the content, the footer. */
export function PageShell({ children }: { children: ReactNode }) {
  const skip = (event: MouseEvent) => {
    // The browser's own way works without JavaScript; here it would become an entry in the history.
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
      <NavigationBar />
      <main id={CONTENT_ID} tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
    </div>
  );
}
