/** Texts of the shared UI components. */
export const uiMessages = {
  loading: 'Wird geladen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt.',
  oneLess: 'Eins weniger',
  oneMore: 'Eins mehr',
  breadcrumb: 'Pfad',
  pages: 'Seiten',
  page: (number: number) => `Seite ${number}`,
  pageOf: (page: string, count: string) => `Seite ${page} von ${count}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  notifications: 'Benachrichtigungen',
  noneHasAll: 'Kein Produkt hat alles von',
  theseHave: 'diese haben',
};
