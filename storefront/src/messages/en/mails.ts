/** Texts about the mails that the shop sends. */
export const mailsMessages = {
  placed: (email: string) =>
    `We send a confirmation to ${email}, and the invoice when you have paid.`,
  paid: (email: string) => `We send the invoice to ${email}.`,
  /** A mail to an address that may be someone else's contains nothing more. */
  unverified: (email: string) =>
    `We send the number of your order to ${email}. Our mails say more once you have verified that address.`,
};
