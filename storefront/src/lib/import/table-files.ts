const TYPES = ['text/csv', 'text/tab-separated-values'];

/** The types of files that dialogs offer for an import. */
export const TABLE_FILES = ['.csv', '.tsv', ...TYPES].join();

/** Whether a file may be a table, by its name or type. */
export const isTable = ({ name, type }: File): boolean =>
  /\.[ct]sv$/i.test(name) || TYPES.includes(type);
