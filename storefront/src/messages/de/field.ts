/** Texts of a parts book that is kept for the field. Dates and sizes are passed in formatted. */
export const fieldMessages = {
  keep: 'Fürs Feld mitnehmen',
  keeping: (done: number, all: number) => `Wird gespeichert … ${done} von ${all} Seiten`,
  kept: 'Fürs Feld gespeichert',
  facts: (date: string, size: string) => `${date}, ${size}`,
  remove: 'Entfernen',
  removed: 'Der Katalog ist nicht mehr gespeichert.',
  problem: {
    full: 'Auf diesem Gerät ist kein Platz für den Katalog. Es wurde nichts gespeichert.',
    connection:
      'Die Verbindung ist abgebrochen. Es wurde nichts gespeichert; versuchen Sie es mit einer besseren noch einmal.',
    changed:
      'Der Katalog wurde gerade geändert. Es wurde nichts gespeichert; versuchen Sie es noch einmal.',
  },
  notRenewed: 'Ein neuerer Stand konnte nicht gespeichert werden. Der vorherige ist noch da.',
};
