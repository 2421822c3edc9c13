// the revisions of a code change one after the other: an import reads the latest, and writes it
const lockOf = (code: string) =>
  `pg_advisory_xact_lock(hashtextextended('parts book ' || ${code}, 0))`;

/** Locks the code $1 until the end of the transaction. */
export const LOCK_CODE = `SELECT ${lockOf('$1')}`;

/** Locks the code of the book with the id $1. */
export const LOCK_CODE_OF = `SELECT ${lockOf('code')} FROM part_book WHERE id = $1`;
