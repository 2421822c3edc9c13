import type { ReactNode } from 'react';
import { isolate } from '@/lib/format/isolate';
import { useDocumentTitle } from './use-document-title';
import { UserText } from './user-text';

/** Longer titles, such as product names, are smaller, because they would fill a phone's screen. */
const LONG_TITLE_LENGTH = 60;

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
}

/** The main heading of a page, which also sets the document title. */
export function PageTitle({ title, lead }: PageTitleProps) {
  useDocumentTitle(isolate(title));
  const size = title.length > LONG_TITLE_LENGTH ? 'text-2xl sm:text-3xl' : 'text-4xl sm:text-5xl';
  return (
    <header className="mb-8 grid grid-cols-1 gap-2">
      {/* the title may be a product name */}
      <UserText as="h1" className={`heading ${size}`}>
        {title}
      </UserText>
      {lead && <p className="max-w-prose text-lg text-muted text-pretty">{lead}</p>}
    </header>
  );
}
