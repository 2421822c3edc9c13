/**
 * Splits a name at its last space, because the engine stores first and last names separately. A
 * single-word name gets an empty last name: the stock admin would print 'null' for a missing one.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : '';
  return { first_name: words.join(' '), last_name: last ?? '' };
}

/** Joins the first and last name. */
export function joinName(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
