/** Whether an address names a database that a check of a backup may empty: its name must say so. */
export const isCheckDatabase = (url: string): boolean =>
  URL.canParse(url) && new URL(url).pathname.endsWith('_check');
