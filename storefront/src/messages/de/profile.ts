/** Texts of the profile page and its form. */
export const profileMessages = {
  photoOf: (name: string) => `Foto von ${name}`,
  profession: 'Beruf',
  state: 'Bundesland',
  city: 'Ort',
  country: 'Land',
  email: 'E-Mail',
  phone: 'Telefon',
  missing: 'Noch nicht angegeben',
  update: 'Profil bearbeiten',
  share: 'Den Shop weiterempfehlen',
  shareOn: (network: string) => `Den Shop auf ${network} teilen (öffnet einen neuen Tab)`,

  emptyTitle: 'Stellen Sie sich vor',
  emptyText:
    'Sagen Sie uns, was Sie tun und wo Sie Ihre Maschinen einsetzen. Es dauert eine Minute, und nur Sie und unser Team können es sehen.',
  loading: 'Ihr Profil wird geladen',
  errorTitle: 'Ihr Profil konnte nicht geladen werden',

  name: 'Name',
  photo: 'Foto',
  phoneHint: 'Mit Landesvorwahl, damit wir Sie anrufen können.',
  professionRequired: 'Bitte geben Sie Ihren Beruf ein',
  cityRequired: 'Bitte geben Sie Ihren Ort ein',
  stateRequired: 'Bitte geben Sie Ihr Bundesland ein',
  countryRequired: 'Bitte geben Sie Ihr Land ein',
  phoneRequired: 'Bitte geben Sie Ihre Telefonnummer ein',
  photoRequired: 'Bitte wählen Sie ein Foto',
  save: 'Profil speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihr Profil ist gespeichert',

  dataTitle: 'Ihre Daten',
  dataText:
    'Laden Sie alles, was der Shop über Sie speichert, als eine Datei herunter: Profil, Bestellungen, Bewertungen und Listen und was unser Team geändert hat.',
  dataDownload: 'Meine Daten herunterladen',
  dataDownloading: 'Wird gesammelt …',
  dataFailed: 'Ihre Daten wurden nicht heruntergeladen',
  deleteText:
    'Sie können Ihr Konto jederzeit löschen, außer wenn eine bezahlte Bestellung noch nicht versandt ist.',
  delete: 'Konto löschen',
};
