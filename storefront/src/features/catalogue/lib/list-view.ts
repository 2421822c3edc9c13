import type { Category } from '@harrow/contract';
import { type ListView, VIEW_KEY, VIEWS } from '@/lib/list-view-key';

/** The category whose products are compared by their figures. */
const COMPARED = 'parts';

/** The view of a category without a choice: the path leads from the top level to the category. */
export const defaultView = ([top]: readonly Pick<Category, 'handle'>[]): ListView =>
  top?.handle === COMPARED ? 'table' : 'cards';

export const isView = (text: string | null): text is ListView =>
  VIEWS.some((view) => view === text);

/** Returns the view that was chosen in this browser, if any. */
export function storedView(): ListView | null {
  const stored = localStorage.getItem(VIEW_KEY);
  return isView(stored) ? stored : null;
}

const listeners = new Set<() => void>();

/** Keeps a choice for all lists of this browser. */
export function chooseView(view: ListView): void {
  localStorage.setItem(VIEW_KEY, view);
  for (const listener of listeners) listener();
}

/** Calls `onChange` when the choice changes in this tab. */
export function watchView(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
