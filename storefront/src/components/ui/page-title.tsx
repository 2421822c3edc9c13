import type { ReactNode } from 'react';
import { isolate } from '@/lib/format/isolate';
import { useDocumentTitle } from './use-document-title';
import { UserText } from './user-text';

/** Above this many characters a title would fill a phone's screen: a product may have 200. */
const LONG = 60;

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
}

/** The first heading of a page, and the page's title in the browser. */
export function PageTitle({ title, lead }: PageTitleProps) {
  useDocumentTitle(isolate(title));
  const size = title.length > LONG ? 'text-2xl sm:text-3xl' : 'text-4xl sm:text-5xl';
  return (
    <header className="mb-8 grid grid-cols-1 gap-2">
      {/* it may be the name of a product */}
      <UserText as="h1" className={`heading ${size}`}>
        {title}
      </UserText>
      {lead && <p className="max-w-prose text-lg text-muted text-pretty">{lead}</p>}
    </header>
  );
}
