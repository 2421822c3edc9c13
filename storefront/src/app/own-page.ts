import type { ComponentType } from 'react';

/** A page of a plugin of one's own, as its `storefront/pages.ts` declares it. */
export interface OwnPage {
  /** Its path, as the router writes it. */
  path: string;
  /** Its title and description in the head of the document. */
  title: string;
  description: string;
  load: () => Promise<{ default: ComponentType }>;
}
