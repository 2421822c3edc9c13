import { joinName } from '@harrow/http';

/** The display name of a customer; the part before the @ where no name was ever given. */
export function displayName(person: {
  first_name: string | null;
  last_name: string | null;
  email: string;
}): string {
  const name = joinName(person.first_name, person.last_name);
  return name || (person.email.split('@')[0] ?? person.email);
}
