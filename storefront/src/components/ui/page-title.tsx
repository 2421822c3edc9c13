import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';

/** Above this many characters a title would fill a phone's screen: a product may have 200. */
const LONG = 60;

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
}

/** The first heading of a page, and the page's title in the browser. */
export function PageTitle({ title, lead }: PageTitleProps) {
  useDocumentTitle(title);
  const size = title.length > LONG ? 'text-2xl sm:text-3xl' : 'text-4xl sm:text-5xl';
  return (
    <header className="mb-8 grid grid-cols-1 gap-2">
      <h1 className={`heading ${size}`}>{title}</h1>
      {lead && <p className="max-w-prose text-lg text-muted text-pretty">{lead}</p>}
    </header>
  );
}
