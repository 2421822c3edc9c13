/** Texts of the user list. */
export const userMessages = {
  lead: 'Wer zum Team gehört, tut, was die Aufgabe sagt, und kann nicht einkaufen. Ein Inhaber kann das hier oder im Verlauf ändern oder zurücknehmen.',
  index: 'Nummer',
  email: 'E-Mail',
  status: 'Status',
  admin: 'Team',
  promotedStatus: 'Aufgenommen',
  promotedHint: 'Gehört zum Team, sobald die E-Mail-Adresse bestätigt ist.',
  promote: {
    label: 'Ins Team aufnehmen',
    title: (email: string) => `${email} ins Team aufnehmen?`,
    text: 'Das Team sieht alle Bestellungen mit ihren Adressen und kann nicht einkaufen.',
    pendingLabel: 'Wird aufgenommen …',
    done: 'Diese Person gehört jetzt zum Team.',
  },
  changeDuty: {
    label: 'Aufgabe ändern',
    title: (email: string) => `Welche Aufgabe hat ${email}?`,
    text: 'Sie gilt sofort. Die Verwaltung der Shop-Software ist für Inhaber.',
    pendingLabel: 'Wird geändert …',
    done: 'Die Aufgabe ist geändert.',
  },
  demote: {
    label: 'Aus dem Team nehmen',
    title: (email: string) => `${email} aus dem Team nehmen?`,
    text: 'Diese Person wird sofort wieder Kunde, und ihre Sitzungen in der Verwaltung der Shop-Software enden. Was sie getan hat, bleibt im Verlauf.',
    pendingLabel: 'Wird geändert …',
  },
  demoted: 'Diese Person gehört nicht mehr zum Team.',
  noAccess: 'Sie dürfen niemanden ins Team aufnehmen.',
  gone: 'Dieses Konto gibt es nicht mehr.',

  search: 'Konten suchen',
  searchHint: 'E-Mail oder Name',
  noneTitle: (words: string) => `Kein Konto gefunden für „${words}“`,
  noneText: 'Geben Sie einen Teil der E-Mail-Adresse oder des Namens ein.',
  showAll: 'Alle Konten zeigen',

  empty: { title: 'Noch keine Konten', text: 'Wer sich registriert, steht danach hier.' },
  loading: 'Konten werden geladen',
  errorTitle: 'Die Konten konnten nicht geladen werden',
};
