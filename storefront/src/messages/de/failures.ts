/** Texts shown in place of a page that failed; loaded in advance, because they are needed offline. */
export const failureMessages = {
  noConnectionTitle: 'Keine Verbindung zum Shop',
  offlineTitle: 'Sie sind offline',
  offline:
    'Diese Seite wurde noch nicht geladen. Sie öffnet sich von selbst, sobald Sie wieder verbunden sind.',
  notLoadedTitle: 'Diese Seite konnte nicht geladen werden',
  notLoaded:
    'Ein Teil davon ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  retrying: 'Wird versucht …',
  crashTitle: 'Diese Seite ist abgestürzt',
  crashHint: 'Ihre Bestellungen sind sicher. Laden Sie die Seite neu, um fortzufahren.',
  crashReload: 'Seite neu laden',
};
