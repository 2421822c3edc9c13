/** Texts of the login screens. */
export const authMessages = {
  loginTitle: 'Anmelden',
  loginLead: 'Bestellungen aufgeben, bezahlen und verfolgen.',
  loginReason: 'Melden Sie sich an, um fortzufahren. Danach sind Sie wieder dort, wo Sie waren.',
  /** Reasons for a new login, by the way the session ended. */
  endedBy: {
    expired: (kept: string) =>
      `Ihre Sitzung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.${kept}`,
    refused: (kept: string) =>
      `Der Shop nimmt Ihre Sitzung nicht mehr an. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.${kept}`,
    'left-elsewhere': () =>
      'Sie haben sich in einem anderen Tab abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
    'staff-page': () =>
      'Diese Seite ist für Mitarbeitende, und Sie wurden abgemeldet. Melden Sie sich mit einem Konto des Teams an, um sie zu öffnen.',
  },
  keptTyped: ' Ihre Eingaben bleiben erhalten.',
  account: 'Konto',
  buyerLead:
    'Als Nächstes kommt Ihre Bestellung. Ein Konto braucht nur Namen, E-Mail-Adresse und Passwort.',
  loginSubmit: 'Anmelden',
  loginWorking: 'Anmeldung läuft …',
  or: 'oder',
  google: 'Weiter mit Google',
  googleWorking: 'Weiter im Fenster von Google …',

  toResetQuestion: 'Passwort vergessen?',
  toReset: 'Zurücksetzen',
  toSignupQuestion: 'Neu hier?',
  toSignup: 'Konto anlegen',

  signupTitle: 'Konto anlegen',
  signupLead: 'Ein Konto, um zu bestellen, zu bezahlen und Bestellungen zu verfolgen.',
  signupSubmit: 'Registrieren',
  signupWorking: 'Ihr Konto wird angelegt …',
  toLoginQuestion: 'Sie haben schon ein Konto?',
  toLogin: 'Anmelden',
  welcome: (name: string) => `Willkommen, ${name}.`,
  verificationSent: (email: string) =>
    `Wir haben eine E-Mail an ${email} geschickt, um die Adresse zu bestätigen.`,
  verificationFailed:
    'Ihr Konto ist bereit, aber die E-Mail zur Bestätigung Ihrer Adresse konnte nicht gesendet werden.',

  resetTitle: 'Passwort zurücksetzen',
  resetLead:
    'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link für ein neues Passwort.',
  resetSubmit: 'Zurücksetzen',
  resetWorking: 'Link wird gesendet …',
  resetSent: 'Der Link zum Zurücksetzen wurde an diese E-Mail-Adresse gesendet.',
  resetSentTitle: 'Sehen Sie in Ihr Postfach',
  resetSentHint: (email: string) =>
    `Falls ${email} hier ein Konto hat, ist der Link unterwegs. Er gilt einmal und eine Stunde lang. Nichts angekommen? Prüfen Sie den Spam-Ordner und die Schreibweise der Adresse.`,
  openMailbox: 'Lokales Postfach öffnen',
  opensTab: '(in einem neuen Tab)',
  backToLoginQuestion: 'Wieder eingefallen?',

  newPasswordSubmit: 'Passwort ändern',
  newPasswordWorking: 'Passwort wird geändert …',
  passwordChanged: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.',

  /** The title of such a page until its link is read. */
  mailLinkTitle: 'Ihr Konto',

  /** Texts of the pages that the identity provider's emails link to, by the `mode` of the link. */
  links: {
    resetPassword: {
      title: 'Neues Passwort wählen',
      deadText:
        'Jeder Link gilt einmal und eine Stunde lang. Fordern Sie einen neuen an und öffnen Sie die neueste E-Mail.',
      deadLabel: 'Neuen Link anfordern',
    },
    verifyEmail: {
      title: 'E-Mail-Adresse bestätigen',
      doneTitle: (email: string) => `${email} ist bestätigt`,
      doneText: 'Vielen Dank. Sonst ist nichts zu tun.',
      doneLabel: 'Zum Shop',
      deadText:
        'Entweder wurde er schon benutzt und Ihre Adresse ist bestätigt, oder er ist abgelaufen. In Ihrem Konto sehen Sie, ob die Adresse bestätigt ist, und können einen neuen Link anfordern.',
      deadLabel: 'Zu Ihrem Konto',
    },
    recoverEmail: {
      title: 'E-Mail-Adresse wiederherstellen',
      doneTitle: (email: string) => `Ihr Konto benutzt wieder ${email}`,
      doneText:
        'Wenn Sie die Adresse nicht geändert haben, kennt jemand anderes Ihr Passwort. Wählen Sie jetzt ein neues.',
      doneLabel: 'Passwort zurücksetzen',
      deadText:
        'Er wurde schon benutzt oder ist abgelaufen. Wenn Sie sich nicht anmelden können, setzen Sie Ihr Passwort zurück.',
      deadLabel: 'Passwort zurücksetzen',
    },
    broken: {
      title: 'Dieser Link ist unvollständig',
      deadText:
        'Ein Teil der Adresse fehlt. Kopieren Sie die ganze Adresse aus der E-Mail und öffnen Sie sie noch einmal.',
      deadLabel: 'Anmelden',
    },
  },
  deadLinkTitle: 'Dieser Link gilt nicht mehr',
  linkErrorTitle: 'Der Link konnte nicht geöffnet werden',

  unverifiedTitle: 'Ihre E-Mail-Adresse',
  unverified: (email: string) =>
    `Ihre Adresse ist noch nicht bestätigt. Öffnen Sie den Link, den wir an ${email} geschickt haben, oder fordern Sie einen neuen an.`,
  verificationAgain: 'Noch einmal senden',
  verificationSending: 'Link wird gesendet …',

  name: 'Name',
  nameHint: 'So, wie er auf Ihren Bestellungen stehen soll.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  passwordRules: {
    length: 'mindestens 8 Zeichen',
    uppercase: 'einen Großbuchstaben',
    lowercase: 'einen Kleinbuchstaben',
    digit: 'eine Ziffer',
  },
  passwordRulesTitle: 'Das Passwort braucht',
  ruleMet: 'erfüllt',
  ruleMissing: 'fehlt noch',

  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailPattern: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  passwordRequired: 'Bitte geben Sie ein Passwort ein',
  passwordPattern:
    'Das Passwort braucht mindestens 8 Zeichen mit einem Großbuchstaben, einem Kleinbuchstaben und einer Ziffer.',

  /** Messages for the identity provider's error codes. */
  identityErrors: {
    'auth/invalid-credential': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    'auth/wrong-password': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    'auth/user-not-found': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    'auth/email-already-in-use':
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
    'auth/invalid-email': 'Die E-Mail-Adresse ist nicht gültig.',
    'auth/expired-action-code': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
    'auth/invalid-action-code':
      'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    'auth/user-disabled': 'Dieses Konto ist gesperrt.',
    'auth/too-many-requests':
      'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es noch einmal; Ihre Eingaben bleiben stehen.',
    'auth/popup-blocked':
      'Ihr Browser hat das Fenster von Google blockiert. Erlauben Sie Pop-ups für diesen Shop und versuchen Sie es noch einmal.',
    'auth/account-exists-with-different-credential':
      'Zu dieser E-Mail-Adresse gibt es ein Konto mit Passwort. Melden Sie sich damit an.',
    'auth/operation-not-allowed': 'Diese Art der Anmeldung ist ausgeschaltet.',
    'auth/internal-error':
      'Der Anmeldedienst hatte eine Störung. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'auth/network-request-failed':
      'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  } as Record<string, string>,
  identityUnavailable:
    'Der Anmeldedienst konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
