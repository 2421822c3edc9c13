/** Texts of the lists for staff. Numbers are passed in formatted. */
export const deskMessages = {
  range: (range: string, total: string) => `${range} von ${total}`,

  keys: 'Tastatur',
  keysHint: 'Einzelne Tasten gelten, solange kein Feld den Fokus hat.',
  singleKeys: 'Einzelne Tasten',
  search: 'Suche',
  nextPage: 'Nächste Seite',
  previousPage: 'Vorherige Seite',
  thisList: 'Diese Liste',
  allKeys: 'alle Tasten',
};
