import { Suspense } from 'react';
import { loadable } from '@/lib/loadable';
import type { AddToListProps } from './add-to-list-button';

// pages work without it if it fails to load
const Button = loadable(() =>
  import('./add-to-list-button').catch(() => ({ default: () => null })),
);

/** A button that puts a product on the shopper's list. Its code is loaded after the page. */
export const AddToList = (props: AddToListProps) => (
  <Suspense>
    <Button {...props} />
  </Suspense>
);
