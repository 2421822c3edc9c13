/** Texts of the page that is shown while the shop cannot be read. */
export const unavailableMessages = {
  title: 'Der Shop macht eine kurze Pause',
  text: 'Wir können im Moment keine Preise und Bestände zeigen. Es ist nichts verloren: Ihre Bestellungen und Zahlungen sind sicher. Versuchen Sie es in einigen Sekunden noch einmal.',
  retry: 'Noch einmal versuchen',
};
