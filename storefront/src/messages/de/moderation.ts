/** Texts of the page on which staff hides and answers reviews. */
export const moderationMessages = {
  lead: 'Eine verborgene Bewertung verschwindet aus dem Shop und aus der Wertung ihres Produkts. Eine Antwort bleibt.',
  caption: 'Bewertungen, neueste zuerst',
  search: 'Bewertungen durchsuchen',
  searchHint: 'Name, E-Mail, Produkt oder Text',
  states: 'Nur zeigen',
  state: { all: 'Alle', unanswered: 'Unbeantwortet', hidden: 'Verborgen', shown: 'Gezeigt' },
  keys: [{ keys: ['1', '2', '3', '4'], name: 'Alle, Unbeantwortet, Verborgen, Gezeigt' }],
  review: 'Bewertung',
  about: 'Worüber',
  status: 'Status',
  actions: 'Aktionen',
  shop: 'Der Shop',
  shown: 'Gezeigt',
  hidden: 'Verborgen',

  hide: 'Verbergen',
  show: 'Zeigen',
  answer: 'Antworten',
  ofReview: (name: string) => `die Bewertung von ${name}`,

  hideTitle: 'Diese Bewertung verbergen?',
  hideText: 'Sie verschwindet sofort aus dem Shop und zählt nicht mehr für die Wertung.',
  reason: 'Grund',
  reasonHint: 'Nur das Team liest ihn.',
  reasonRequired: 'Sagen Sie, warum die Bewertung verborgen wird.',
  hiding: 'Wird verborgen …',
  isHidden: 'Die Bewertung ist verborgen.',
  isShown: 'Die Bewertung wird wieder gezeigt.',

  answerTitle: 'Auf diese Bewertung antworten',
  answerText:
    'Alle können die Antwort unter der Bewertung lesen. Sie lässt sich später nicht ändern.',
  answerLabel: 'Ihre Antwort im Namen des Shops',
  answerRequired: 'Schreiben Sie eine Antwort.',
  answering: 'Wird beantwortet …',
  isAnswered: 'Die Antwort steht unter der Bewertung.',
  alreadyAnswered: 'Diese Bewertung wurde schon beantwortet.',
  gone: 'Diese Bewertung gibt es nicht mehr.',

  loading: 'Bewertungen werden geladen',
  errorTitle: 'Die Bewertungen konnten nicht geladen werden',
  empty: { title: 'Noch keine Bewertungen', text: 'Hier stehen die Bewertungen der Kunden.' },
  noMatch: {
    title: 'Keine Bewertung passt dazu',
    text: 'Versuchen Sie ein anderes Wort oder einen anderen Stand.',
  },
};
