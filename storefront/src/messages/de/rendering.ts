/** Meta descriptions of the public pages, for search results. */
export const descriptions = {
  home: 'Traktoren, Anbaugeräte und Ersatzteile direkt vom Werk, das sie baut. Mit Preisen, Bestand und Mindestmengen von heute.',
  products: 'Alle Maschinen und Teile, die wir bauen, mit Preisen, Bestand und Mindestmengen.',
  search: 'Finden Sie Maschinen und Teile nach Name, Teilenummer oder Zweck.',
  category: (name: string, shop: string) =>
    `${name} von ${shop}, mit Preisen, Bestand und Mindestmengen.`,
  machines:
    'Teile nach Maschine: Wählen Sie Ihre Maschine oder geben Sie ihre Seriennummer ein, öffnen Sie die Zeichnung und drücken Sie auf das Teil, das Sie brauchen.',
  machine: (name: string) =>
    `Alle Bildtafeln des Teilekatalogs ${name}, mit Preis und Bestand jedes Teils.`,
  figure: (title: string, machine: string, parts: string) =>
    `${title}, ${machine}: ${parts} in einer Explosionszeichnung, mit Preisen, Bestand und Seriennummern.`,
  list: 'Bestellen Sie viele Teile auf einmal: Teilenummern und Stückzahlen eintippen oder einfügen und einmal bezahlen.',
  login:
    'Melden Sie sich an, um Maschinen und Teile zu bestellen, zu bezahlen und Ihre Bestellungen zu verfolgen.',
  signup: 'Legen Sie ein Konto an, um Maschinen und Teile direkt vom Werk zu bestellen.',
  resetPassword:
    'Wählen Sie ein neues Passwort für Ihr Konto mit einem Link, den wir Ihnen per E-Mail senden.',
  portfolio:
    'Das Portfolio von Wilma Acker, einer erfundenen Webentwicklerin für Menschen auf Feldern und in Werkstätten.',
  blogs:
    'Acht Fragen zur Webentwicklung und ihre Antworten: Zustand, Schlüssel, Geld, CORS, Tokens, sichere Wiederholungen, Schaltflächen und springende Seiten.',
};

/** Texts in a browser without JavaScript. */
export const noScriptMessages = {
  /** Above every page. */
  notice: 'Schalten Sie JavaScript ein, um sich anzumelden, zu bestellen und zu bezahlen.',
  /** In place of a page that cannot be shown. */
  needed:
    'Diese Seite braucht JavaScript. Schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',
  call: 'Oder rufen Sie uns an:',
  products: 'Alle Produkte ansehen',
};
