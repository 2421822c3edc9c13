/** Texts of the home page beside those that are the shop's own. */
export const homeMessages = {
  title: 'Startseite',
  categories: 'Kategorien',
  getStarted: 'Los geht’s',
  find: 'Teil finden',
  findLabel: 'Teilenummer, Teil oder Maschine',
  findHint: 'Teilenummer, Teil oder Maschine',
  findGo: 'Finden',
  drawing: 'Ackerschlepper T 120 von der Seite, 4.480 Millimeter lang',
  balloons: 'Teile des T 120',
  balloon: (number: number, name: string) => `${number}, ${name}`,
  selected: 'Gewähltes Teil',
  priceEach: 'Stückpreis',

  partsTitle: 'Teile auf Lager',
  allParts: (count: string) => `Alle ${count} Teile`,
  inStock: (count: string) => `${count} auf Lager`,
};
