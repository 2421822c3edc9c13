import { sqlStatement } from '@harrow/plugin-kit';

/** Returns the text of `sql/statements/<name>.sql`. */
export const statement = (name: string): string => sqlStatement('@harrow/parts', name);
