/** The engine keeps first and last name apart; a display name is split at its last space. */
export function splitName(displayName: string): { first_name: string; last_name: string } {
  const name = displayName.trim().replace(/\s+/g, ' ');
  const space = name.lastIndexOf(' ');
  if (space < 0) return { first_name: name, last_name: '' };
  return { first_name: name.slice(0, space), last_name: name.slice(space + 1) };
}

/** The display name of a customer; the part before the @ where no name was ever given. */
export function displayName(person: {
  first_name: string | null;
  last_name: string | null;
  email: string;
}): string {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ').trim();
  return name || (person.email.split('@')[0] ?? person.email);
}
