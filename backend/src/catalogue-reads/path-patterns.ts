/** Handles as staff and the shop write them; others fall through to the application. */
export const HANDLE = '([a-z0-9_-]{1,200})';

/** Returns the pattern of an operation's path, with one for each of its parameters; `query` is the pattern of its query. */
export const pathPattern = (
  { path }: { path: string },
  parameters: Record<string, string> = {},
  query = '',
): RegExp =>
  new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')}${query}$`,
  );
