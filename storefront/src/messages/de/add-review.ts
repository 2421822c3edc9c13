/** Texts of the review form. */
export const addReviewMessages = {
  lead: 'Wie bewähren sich unsere Maschinen bei Ihnen? Ihre Bewertung erscheint mit Ihrem Namen auf der Startseite, nie mit Ihrer E-Mail-Adresse.',
  name: 'Name',
  email: 'E-Mail',
  point: 'Punkte',
  pointHint: 'Von 1, schlecht, bis 5, sehr gut.',
  review: 'Bewertung',
  required: 'Bitte schreiben Sie eine Bewertung',
  pointRange: 'Bitte geben Sie 1 bis 5 Punkte.',
  post: 'Bewertung abschicken',
  posting: 'Wird abgeschickt …',
  posted: 'Vielen Dank, Ihre Bewertung ist veröffentlicht.',
  whenUnknown:
    'Wir wissen nicht, ob Ihre Bewertung angekommen ist. Sehen Sie auf der Startseite nach, bevor Sie sie noch einmal abschicken.',
};
