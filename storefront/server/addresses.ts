/** Browsers read a backslash in an address as a slash. */
const LEADING_SLASHES = /^[/\\]+/;

/**
 * Returns an address without the slashes at the end of its path; undefined if there is nothing to
 * remove. It begins with one slash, because two would begin the address of another host.
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  let end = path.length;
  // a regular expression would take seconds for an address of nothing but slashes
  while (path[end - 1] === '/') end -= 1;
  if (end === path.length || !path.startsWith('/')) return undefined;
  const kept = path.slice(0, end).replace(LEADING_SLASHES, '/');
  return end === 0 || kept === '/' ? undefined : kept + url.slice(path.length);
}
