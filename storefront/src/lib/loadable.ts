import { createElement, lazy, type ComponentType } from 'react';

/** The code of a component could not be downloaded, as opposed to having broken. */
export class LoadError extends Error {}

const renewals = new Set<() => void>();

/** Lets every component whose download has failed be downloaded again when it is next rendered. */
export function renewLoads(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * `React.lazy` that can be tried again: React's own remembers a failure for as long as the page
 * lives. Throws `LoadError` while rendering; `renewLoads` comes before the next try.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    load().catch((cause: unknown) => {
      renewals.add(() => {
        Loaded = fresh();
      });
      throw new LoadError('Not downloaded', { cause });
    });
  // It takes the props of what it loads, which its own type says in too many words for a generic.
  const fresh = () => lazy(attempt) as unknown as ComponentType<Props>;
  let Loaded = fresh();
  return (props) => createElement(Loaded, props);
}
