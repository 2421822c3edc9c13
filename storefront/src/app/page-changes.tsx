import { useEffect } from 'react';
import { keepFocus } from './focus-keeper';
import { useFocusOnNavigation } from './focus-on-navigation';
import { useScrollRestoration } from './scroll-restoration';

/** What a browser does on the way from one document to the next, for pages that are none. */
export default function PageChanges() {
  useScrollRestoration();
  useFocusOnNavigation();
  useEffect(keepFocus, []);
  return null;
}
