import { sqlStatement } from '@harrow/plugin-kit';

/** Returns the text of one of this plugin's statements. */
export const statement = (name: string): string => sqlStatement('@harrow/personal-data', name);
