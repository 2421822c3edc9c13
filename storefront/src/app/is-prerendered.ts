/** What the router keeps for a page under its own entry of the history; undefined if nothing. */
function routerState(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : undefined;
}

/**
 * Whether the build has rendered exactly what this address shows. A query or the router's state
 * makes it another page, which React would not find in the document.
 */
export function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  return root.dataset.path === pathname && search === '' && routerState() == null;
}
