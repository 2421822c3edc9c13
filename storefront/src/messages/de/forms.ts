/** Texts that the dashboard's forms share. */
export const formMessages = {
  wow: 'Geschafft!',
  notDone: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  rightsLost: 'Sie gehören nicht mehr zum Team.',
  rightsLostDetail: 'Es wurde nichts geändert. Ein Inhaber kann Sie wieder aufnehmen.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Ihre Eingaben bleiben erhalten, während Sie sich erneut anmelden.',
  sessionEndedWithFile:
    'Ihre Sitzung ist abgelaufen. Ihre Eingaben bleiben erhalten, während Sie sich erneut anmelden; nur das Bild müssen Sie noch einmal wählen.',
  loginAgain: 'Erneut anmelden',
  typed: (count: string, max: string) => `${count} von ${max} Zeichen.`,
  tooLong: (max: string) => `Höchstens ${max} Zeichen sind möglich.`,
  /** A button that removes a row of fields. */
  remove: (what: string) => `${what} entfernen`,
};
