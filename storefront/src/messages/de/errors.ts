const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 'n'}`;

/** Writes a wait in seconds or minutes. */
const wait = (seconds: number) =>
  seconds < 120 ? counted(seconds, 'Sekunde') : counted(Math.ceil(seconds / 60), 'Minute');

const later = (seconds?: number) => (seconds ? `in ${wait(seconds)}` : 'gleich');

/** Messages for failed calls to the backend. */
export const errorMessages = {
  network:
    'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  timeout: 'Der Shop hat zu lange nicht geantwortet. Versuchen Sie es noch einmal.',
  parse:
    'Der Shop hat eine Antwort gesendet, die diese Seite nicht versteht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
  tooManyRequests: (retryAfter?: number) =>
    `Das waren zu viele Anfragen auf einmal. Versuchen Sie es ${later(retryAfter)} noch einmal.`,
  unavailable: (retryAfter?: number) =>
    `Ein Dienst, den der Shop braucht, ist nicht verfügbar. Versuchen Sie es ${later(retryAfter)} noch einmal.`,
  server: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',

  retry: 'Noch einmal versuchen',
  pageTitle: 'Diese Seite konnte nicht geladen werden',
};
