/** Texts of the guards of protected pages, separate from those of the login pages. */
export const sessionMessages = {
  checking: 'Ihre Sitzung wird geprüft',
  title: 'Ihre Sitzung',
  errorTitle: 'Ihre Sitzung konnte nicht geprüft werden',
  errorHint: 'Sie wurden nicht abgemeldet.',
  staffPage: 'Diese Seite ist für Mitarbeitende.',
  ownDashboard: 'Sie sind als Kunde angemeldet. Hier ist Ihr eigenes Konto.',
};
