import { invoiceKeptYears } from '@/config/invoice-kept-years';

/** Texts of the dialog for deleting an account, a short form of the privacy page. */
export const deleteAccountMessages = {
  title: 'Ihr Konto löschen?',
  lead: 'Das lässt sich nicht rückgängig machen.',
  consequences: [
    'Ihr Konto, Ihr Profil, Ihre Bilder, Listen und die Produkte, auf die Sie warten, werden gelöscht, und Sie können sich nicht mehr anmelden.',
    'Bestellungen, die Sie nicht bezahlt haben, werden storniert.',
    'Ihre Bewertungen bleiben unter dem Namen „A customer“ stehen.',
    `Bezahlte Bestellungen und ihre Rechnungen werden noch ${invoiceKeptYears} Jahre nach dem Jahr der Zahlung aufbewahrt, weil das Steuerrecht es verlangt. Danach werden Name und Adresse entfernt.`,
  ],
  privacy: 'Alle Einzelheiten stehen auf der Seite zum Datenschutz.',
  email: 'Geben Sie zur Bestätigung Ihre E-Mail-Adresse ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailWrong: 'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
  confirm: 'Konto löschen',
  pending: 'Wird gelöscht …',
  signInAgain:
    'Melden Sie sich noch einmal an, um zu zeigen, dass Sie es sind. Ihre Eingaben bleiben erhalten.',
  done: 'Ihr Konto wurde gelöscht',
  doneDetail:
    'Sie sind abgemeldet. Was nach dem Gesetz aufbewahrt werden muss, steht auf der Seite zum Datenschutz.',
  whenUnknown:
    'Wir wissen nicht, ob Ihr Konto gelöscht wurde, weil keine Antwort kam. Versuchen Sie es noch einmal: Es wird nicht zweimal gelöscht.',
};
