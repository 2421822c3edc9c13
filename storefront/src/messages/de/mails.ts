/** Texts about the mails that the shop sends. */
export const mailsMessages = {
  placed: (email: string) =>
    `Wir senden eine Bestätigung an ${email} und die Rechnung, sobald Sie bezahlt haben.`,
  paid: (email: string) => `Wir senden die Rechnung an ${email}.`,
  /** A mail to an address that may be someone else's contains nothing more. */
  unverified: (email: string) =>
    `Wir senden die Nummer Ihrer Bestellung an ${email}. Mehr steht in unseren E-Mails, sobald Sie diese Adresse bestätigt haben.`,
};
