/** The duties of admins, and the text of a page that is not for one. */
export const dutyMessages = {
  legend: 'Aufgabe',
  names: { packer: 'Versand', manager: 'Leitung', owner: 'Inhaber' },
  labels: { packer: 'Versand', manager: 'Leitung', owner: 'Inhaber' },
  explained: {
    packer:
      'Sieht und versendet Bestellungen, druckt, berichtigt Sendungsnummern, schreibt Notizen.',
    manager:
      'Erstattet außerdem, berichtigt Adressen und verwaltet Produkte, Bewertungen und Zahlen.',
    owner: 'Alles: auch Team und Einstellungen sowie die Verwaltung der Shop-Software.',
  },
  forbiddenTitle: 'Gehört nicht zu Ihrer Aufgabe',
  forbidden: {
    packer: () => 'Diese Seite ist für Mitarbeitende.',
    manager: (duty: string) =>
      `Diese Seite ist für Leitung und Inhaber. Ihre Aufgabe ist ${duty}: Ein Inhaber kann das ändern.`,
    owner: (duty: string) =>
      `Diese Seite ist für Inhaber. Ihre Aufgabe ist ${duty}: Ein Inhaber kann das ändern.`,
  },
};
