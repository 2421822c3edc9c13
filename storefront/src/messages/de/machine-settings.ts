import { formatCount, formatNumber } from '@/lib/format/numbers';

const machines = (count: number) => formatCount(count, 'Maschine', 'Maschinen');

/** Texts of the page that makes a product a machine, for staff. */
export const machineSettingsMessages = {
  make: (product: string) => `${product} zur Maschine machen`,
  change: (product: string) => `${product}: Seriennummern und Ausstattung`,
  makeLead: 'Eine Maschine wird über ihre Seriennummer gefunden und hat Teilekataloge.',
  changeLead:
    'Nach diesen Regeln wird gelesen, was Kunden eintippen, und ebenso die Tabellen der Teilekataloge.',
  back: 'Teilekataloge',
  loading: 'Maschine wird geladen',
  errorTitle: 'Die Maschine konnte nicht geladen werden',
  unknown: { title: 'Dieses Produkt gibt es hier nicht', text: 'Vielleicht wurde es entfernt.' },

  serials: 'Seriennummern',
  hasSerials: 'Diese Maschine hat Seriennummern',
  place: 'Wo das Schild ist',
  placeHint: 'Zum Beispiel: am Rahmen, rechts von der Deichsel',
  useScheme: 'Schema übernehmen',
  newScheme: 'Ein neues',
  machinesOf: (name: string, count: number) => `${name} (${machines(count)})`,
  name: 'Name des Schemas',
  nameHint:
    '1 bis 12 Kleinbuchstaben und Ziffern, für alle Maschinen, deren Nummern gleich aussehen.',
  shared: (count: number) => `${machines(count)} mit diesem Schema: Eine Änderung gilt für alle.`,
  pattern: 'Muster',
  patternHint:
    'Für die Großbuchstaben und Ziffern einer Nummer, ohne Leerzeichen und Bindestriche. Jeder Teil hat eine benannte Gruppe, zum Beispiel ^(?<series>[A-Z]\\d{3})(?<number>\\d{5})$',
  family: 'Familie',
  familyHint:
    'Die Gruppen, die zwei Nummern gemeinsam haben müssen, um verglichen zu werden. Leer: Alle werden verglichen.',
  sequence: 'Reihenfolge',
  sequenceHint: 'Die Gruppen, die die Reihenfolge bestimmen, die wichtigste zuerst.',
  groupsOf: (groups: string) => `Gruppen des Musters: ${groups}`,
  alphabets: 'Alphabete',
  alphabetsHint:
    'Für eine Gruppe, deren Zeichen nicht in der Reihenfolge 0 bis 9, A bis Z stehen, zum Beispiel den Buchstaben eines Jahres.',
  alphabet: (number: number) => `Alphabet ${formatNumber(number)}`,
  group: 'Gruppe',
  chooseGroup: 'Gruppe wählen',
  characters: 'Zeichen in ihrer Reihenfolge',
  addAlphabet: 'Alphabet hinzufügen',
  groupRequired: 'Wählen Sie die Gruppe oder entfernen Sie das Alphabet.',
  groupTwice: 'Diese Gruppe hat schon ein Alphabet.',

  try: 'Seriennummer ausprobieren',
  tryHint: 'In beliebiger Schreibweise. Es wird nichts gespeichert.',
  tried: {
    label: 'Wie sie gelesen wird',
    pattern: (problem: string) => `Das Schema kann noch nicht lesen: ${problem}`,
    unread: (cleaned: string) => `Dieses Schema liest ${cleaned} nicht.`,
    nothing: 'Das enthält keine Buchstaben oder Ziffern.',
    family: 'muss gleich sein',
    sequence: (place: number) => `Nummer ${formatNumber(place)} in der Reihenfolge`,
    ignored: 'zählt nicht',
    absent: 'fehlt',
    inRange: (range: string) => `Als diese Maschine gebaut: ${range}.`,
    noRange:
      'Keiner der Bereiche unten enthält sie, deshalb zählt der Shop sie nicht zu dieser Maschine.',
    anyRange: 'Es sind keine Bereiche angegeben: Jede lesbare Nummer zählt zu dieser Maschine.',
  },

  built: 'Gebaute Bereiche',
  builtHint:
    'Die Nummern, die als diese Maschine gebaut wurden. Lassen Sie das Ende leer, solange sie gebaut wird.',
  range: (number: number) => `Bereich ${formatNumber(number)}`,
  from: 'Ab Nummer',
  to: 'Bis Nummer',
  yearFrom: 'Ab Jahr',
  yearTo: 'Bis Jahr',
  addRange: 'Bereich hinzufügen',

  options: 'Ausstattung',
  optionsHint: 'Wofür eine Zeile eines Teilekatalogs gelten kann, zum Beispiel R: V-Ring-Walze.',
  option: (number: number) => `Ausstattung ${formatNumber(number)}`,
  code: 'Kürzel',
  optionName: 'Name',
  addOption: 'Ausstattung hinzufügen',

  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Die Maschine ist gespeichert.',
  nothing: 'Es hat sich nichts geändert.',
  whenUnknown:
    'Wir wissen nicht, ob gespeichert wurde. Speichern Sie noch einmal: Nichts geschieht zweimal.',

  unmake: 'Zum gewöhnlichen Produkt machen',
  unmakeTitle: (product: string) => `${product} zum gewöhnlichen Produkt machen?`,
  unmakeText:
    'Seriennummern, Ausstattung, Entwürfe und zurückgezogene Teilekataloge werden gelöscht, und es verschwindet aus den Maschinen der Kunden. Im Shop bleibt es.',
  unmaking: 'Wird geändert',
  unmade: 'Es ist jetzt ein gewöhnliches Produkt.',
  isPublished:
    'Diese Maschine hat einen veröffentlichten Teilekatalog. Ziehen Sie ihn zuerst unter „Teilekataloge“ zurück.',
};
