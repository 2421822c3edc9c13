import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { loadable } from '@/lib/loadable';
import type { PageRecord } from './page-record';

/** Returns a function that makes the routes of pages; a module is loaded on the first visit of its page. */
export function pageRoutes(load: (route: string) => Promise<unknown>, base = '') {
  const loaded: Record<string, ComponentType> = {};
  return (pages: readonly PageRecord[]) =>
    pages.map(({ path, route }) => {
      const Page = (loaded[route] ??= loadable(
        () => load(route) as Promise<{ default: ComponentType }>,
      ));
      return <Route key={path} path={path.slice(base.length)} element={<Page />} />;
    });
}
