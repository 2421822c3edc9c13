/** Texts of the embedded shop's mailbox and of its emails. */
export const mailboxMessages = {
  title: 'Lokales Postfach',
  lead: 'Dieses Postfach ersetzt Ihr E-Mail-Programm: Nichts verlässt diesen Rechner. Zuerst stehen die E-Mails mit unbenutzten Links, dann die des Shops, jeweils die neuesten zuerst.',
  emptyTitle: 'Keine E-Mails',
  emptyText:
    'Registrieren Sie sich, setzen Sie ein Passwort zurück oder bestellen Sie etwas, und die E-Mail erscheint hier.',
  errorTitle: 'Die E-Mails konnten nicht geladen werden',
  to: (email: string) => `An ${email}`,
  of: (email: string) => `von ${email}`,
  open: 'E-Mail öffnen',
  asText: 'Als Text',
  /** Follows the name of what is opened, for screen readers. */
  ofSubject: (subject: string) => `von „${subject}“`,
  mails: {
    verify: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Harrow',
      text: 'Willkommen. Öffnen Sie den Link, um zu bestätigen, dass diese Adresse Ihnen gehört.',
      action: 'E-Mail-Adresse bestätigen',
    },
    reset: {
      subject: 'Setzen Sie Ihr Passwort für Harrow zurück',
      text: 'Jemand hat ein neues Passwort für dieses Konto angefordert. Wenn Sie das nicht waren, übergehen Sie diese E-Mail.',
      action: 'Neues Passwort wählen',
    },
    recover: {
      subject: 'Ihre E-Mail-Adresse für Harrow wurde geändert',
      text: 'Dieses Konto hat jetzt eine andere E-Mail-Adresse. Wenn Sie sie nicht geändert haben, stellen Sie die alte wieder her.',
      action: 'E-Mail-Adresse wiederherstellen',
    },
  },
};
