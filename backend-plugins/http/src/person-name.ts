/**
 * The engine keeps first and last name apart; a name is split at its last space. A name of one word
 * has an empty last name: where there is none at all the stock admin prints 'null'.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : '';
  return { first_name: words.join(' '), last_name: last ?? '' };
}

/** The name as one text again. */
export function joinName(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
