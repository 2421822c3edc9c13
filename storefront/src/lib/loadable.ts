import { createElement, lazy, type ComponentType } from 'react';

/** The code of a component could not be downloaded. */
export class LoadError extends Error {}

const resets = new Set<() => void>();

/** Makes every component whose download failed load again on its next render. */
export function resetFailedLoads(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/**
 * A `React.lazy` that can be retried; React's own caches a failure for the lifetime of the page.
 * Throws `LoadError` while rendering. Call `resetFailedLoads` before the next try.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    load().catch((cause: unknown) => {
      resets.add(() => {
        Loaded = fresh();
      });
      throw new LoadError('Not downloaded', { cause });
    });
  // It takes the props of the loaded component, but the type of `lazy` is not assignable for a generic.
  const fresh = () => lazy(attempt) as unknown as ComponentType<Props>;
  let Loaded = fresh();
  return (props) => createElement(Loaded, props);
}
