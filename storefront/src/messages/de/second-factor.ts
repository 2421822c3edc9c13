/** Texts of the second factor of staff. */
export const secondFactorMessages = {
  title: 'Zweiter Faktor',
  off: 'Neben dem Passwort kann der Shop einen Code verlangen, den eine App auf Ihrem Telefon zeigt, etwa Aegis, 1Password oder Google Authenticator. Dann kommt niemand mit dem Passwort allein hinein.',
  on: (since: string, codes: string) =>
    `Eingeschaltet seit ${since}. ${codes} Ihrer Ersatzcodes sind noch nicht benutzt.`,
  begin: 'Einrichten',
  beginning: 'Wird vorbereitet…',
  signInAgain:
    'Melden Sie sich zuerst ab und wieder an: Ihre letzte Anmeldung ist mehr als ein paar Minuten her.',
  scan: 'Lesen Sie diesen Code mit der App ein, oder tippen Sie den Schlüssel dort ein. Geben Sie dann die sechs Ziffern ein, die sie zeigt.',
  qr: 'Der Schlüssel als QR-Code',
  key: 'Schlüssel',
  copyKey: 'Schlüssel kopieren',
  code: 'Code',
  codeHint: 'Sechs Ziffern oder ein Ersatzcode',
  codeRequired: 'Geben Sie den Code ein, den die App zeigt.',
  confirm: 'Einschalten',
  confirming: 'Wird eingeschaltet…',
  turnedOn: 'Der zweite Faktor ist eingeschaltet.',
  recoveryTitle: 'Ihre Ersatzcodes',
  recoveryText:
    'Jeder öffnet einmal eine Sitzung, wenn das Telefon verloren ist. Bewahren Sie sie auf, wo sie sonst niemand liest: Sie werden nicht noch einmal gezeigt.',
  copyRecovery: 'Ersatzcodes kopieren',
  kept: 'Ich habe sie aufbewahrt',
  turnOff: 'Ausschalten',
  turningOff: 'Wird ausgeschaltet…',
  turnedOff: 'Der zweite Faktor ist ausgeschaltet.',
  cancel: 'Abbrechen',
  errorTitle: 'Ihr zweiter Faktor konnte nicht geladen werden',
  ask: 'Geben Sie Ihren Code ein',
  askText: (hours: number) =>
    `Ihr Konto hat einen zweiten Faktor. Nach ihm wird nach der Anmeldung gefragt, und alle ${hours} Stunden.`,
  pass: 'Weiter',
  passing: 'Wird geprüft…',
  signOut: 'Abmelden',
  remove: {
    label: 'Zweiten Faktor entfernen',
    title: (email: string) => `Den zweiten Faktor von ${email} entfernen?`,
    text: 'Die Person kommt dann mit dem Passwort allein hinein, bis sie einen neuen einrichtet. Rufen Sie sie vorher an.',
    pendingLabel: 'Wird entfernt…',
    done: 'Der zweite Faktor ist entfernt.',
  },
};
