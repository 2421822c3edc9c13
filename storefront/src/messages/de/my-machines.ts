import { formatCount } from '@/lib/format/numbers';

const machines = (count: number) => formatCount(count, 'Maschine', 'Maschinen');

/** Texts of the machines that a shopper has, on their page and wherever the shop speaks of them. */
export const myMachinesMessages = {
  title: 'Meine Maschinen',
  lead: 'Ihre Teilekataloge öffnen sich mit Ihrer Seriennummer und sagen, was passt.',
  loading: 'Ihre Maschinen werden geladen',
  errorTitle: 'Ihre Maschinen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Maschinen',
  emptyText: 'Finden Sie Ihre Maschine über die Seriennummer und merken Sie sie sich hier.',
  findOne: 'Maschine finden',
  addOne: 'Maschine hinzufügen',
  full: (max: number) => `Sie haben ${machines(max)}, mehr sind nicht möglich.`,

  serial: 'Seriennummer',
  noSerial: 'Noch keine Seriennummer',
  options: 'Ausstattung',
  openBook: 'Teilekatalog öffnen',
  change: 'Benennen oder ändern',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removed: (name: string) => `${name} ist gelöscht.`,
  undo: 'Rückgängig',
  gone: 'Diese Maschine gehört nicht mehr zu Ihren.',

  editTitle: 'Maschine bearbeiten',
  nickname: 'Ihr Name dafür',
  nicknameHint: 'Zum Beispiel Großer Roter. Bei Teilen steht dann „Passt zu Großer Roter“.',
  serialHint: 'Leerzeichen und Bindestriche spielen keine Rolle.',
  likely: 'Wahrscheinlich gemeint',
  optionsHint: 'Wählen Sie, was Ihre Maschine hat.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Maschine ist gespeichert.',

  keep: 'Zu meinen Maschinen',
  keeping: 'Wird gemerkt …',
  kept: 'Unter „Meine Maschinen“ gemerkt.',
  keptHere: 'Auf diesem Gerät gemerkt.',
  seeKept: 'Meine Maschinen ansehen',
  keptHereLead:
    'Sie sind auf diesem Gerät gemerkt. Melden Sie sich an, um sie auf allen Geräten zu haben.',
  logIn: 'Anmelden',
  forget: (name: string) => `${name} vergessen`,
  forgotten: (name: string) => `${name} ist vergessen.`,
  tooMany: (max: number) => `Dieses Gerät merkt sich ${machines(max)}.`,
  tooManyNext: 'Vergessen Sie zuerst eine davon.',

  fits: (machine: string) => `Passt zu ${machine}`,
  itsSerial: (serial: string) => `, ${serial}`,
  doesNotFit: (machine: string) => `Passt nicht zu ${machine}`,
};
