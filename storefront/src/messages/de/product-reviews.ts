import { formatCount } from '@/lib/format/numbers';

/** Texts of the reviews of a product. */
export const productReviewMessages = {
  title: 'Bewertungen',
  outOf: 'von 5',
  count: (count: number) => formatCount(count, 'Bewertung', 'Bewertungen'),
  distribution: 'Wie viele Bewertungen wie viele Sterne geben',
  stars: (points: number) => formatCount(points, 'Stern', 'Sterne'),
  verified: 'Bestätigter Kauf',
  sort: 'Sortieren nach',
  orders: { newest: 'Neueste zuerst', highest: 'Beste zuerst', lowest: 'Schlechteste zuerst' },
  more: 'Mehr Bewertungen zeigen',
  loadingMore: 'Weitere werden geladen …',
  shown: (shown: string, count: string) => `${shown} von ${count} Bewertungen.`,
  errorTitle: 'Die Bewertungen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Bewertungen',
  emptyText: 'Sagen Sie als Erste oder Erster, wie es sich auf Ihrem Feld bewährt.',

  write: 'Bewertung schreiben',
  needsLogin: 'Sie melden sich zuerst an und kommen dann hierher zurück.',
  formTitle: 'Ihre Bewertung',
  signedAs: (name: string) =>
    `Sie erscheint mit Ihrem Namen, ${name}, aber nie mit Ihrer E-Mail-Adresse. „Bestätigter Kauf“ steht von selbst dabei, wenn Sie dieses Produkt hier gekauft haben.`,
  points: 'Ihre Wertung',
  pointsRequired: 'Wählen Sie einen bis fünf Sterne.',
  text: 'Was sollten andere vor dem Kauf wissen?',
  textRequired: 'Schreiben Sie wenigstens ein paar Wörter.',
  post: 'Bewertung abschicken',
  posting: 'Wird abgeschickt …',
  cancel: 'Abbrechen',
  alreadyReviewed:
    'Sie haben dieses Produkt schon bewertet. Je Kunde zählt eine Bewertung; Ihre Eingaben stehen noch hier.',
  notSold: 'Der Shop verkauft dieses Produkt nicht mehr und nimmt keine Bewertungen mehr an.',
  whenUnknown:
    'Wir wissen nicht, ob Ihre Bewertung angekommen ist. Laden Sie diese Seite neu und suchen Sie sie, bevor Sie sie noch einmal abschicken.',
};
