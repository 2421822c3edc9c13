import { useEffect } from 'react';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';

/** Sets the title of the document. */
export function useDocumentTitle(title: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = messages.layout.title(title, name);
  }, [title, name]);
}
