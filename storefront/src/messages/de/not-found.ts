/** Texts of the not-found page. */
export const notFoundMessages = {
  title: 'Seite nicht gefunden',
  failed: 'Diese Seite konnte nicht geladen werden',
  heading: 'Im Schlamm stecken geblieben',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link hat einen Tippfehler.',
  picture: 'Ein Traktor, der bis zu den Achsen in einem schlammigen Feld steckt',
  home: 'Zurück zur Startseite',
  products: 'Alle Produkte',
};
