import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
}

/** The first heading of a page, and the page's title in the browser. */
export function PageTitle({ title, lead }: PageTitleProps) {
  useDocumentTitle(title);
  return (
    <header className="mb-8 grid gap-2">
      <h1 className="heading text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="max-w-prose text-lg text-muted text-pretty">{lead}</p>}
    </header>
  );
}
