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

const LONGEST_NAME = 200;

/** A name as its owner typed it at the identity provider, made fit for a column; empty for none. */
export function storableName(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const printable = claim.replace(/\p{Cc}+/gu, ' ').trim();
  return printable.slice(0, LONGEST_NAME).toWellFormed();
}
