import { useEffect } from 'react';
import { messages } from '@/messages';

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = messages.layout.title(title);
  }, [title]);
}
