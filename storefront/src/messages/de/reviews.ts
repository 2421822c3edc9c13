/** Texts of the reviews section. */
export const reviewMessages = {
  title: 'Was Kunden sagen',
  points: (point: number) => `${point} von 5`,
  showAll: (count: string) => `Alle ${count} Bewertungen zeigen`,
  readMore: 'Weiterlesen',
  readLess: 'Weniger zeigen',
  answer: (shop: string) => `Antwort von ${shop}`,
  loading: 'Bewertungen werden geladen',
  errorTitle: 'Die Bewertungen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Bewertungen',
  emptyText: 'Wer sich anmeldet, kann die erste schreiben.',
};
