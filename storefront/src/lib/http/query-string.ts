type Value = string | number | boolean | undefined;

/**
 * Stands for `qs` in the build. medusa-js brings that for its lists, none of which this shop asks
 * for; its 12 KiB would be most of what the first page may still grow by.
 */
export function stringify(query: Record<string, Value | Value[]>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined) parts.append(name, String(one));
  }
  return parts.toString();
}

export default { stringify };
