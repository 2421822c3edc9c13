import { useEffect } from 'react';
import { messages } from '@/messages';

/** Sets the title of the document. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = messages.layout.title(title);
  }, [title]);
}
