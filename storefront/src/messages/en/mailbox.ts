/** Texts of the embedded shop's mailbox and of its emails. */
export const mailboxMessages = {
  title: 'Local mailbox',
  lead: 'This mailbox replaces your email program: nothing leaves this machine. It lists the emails with unused links, then those of the shop, each newest first.',
  emptyTitle: 'No emails',
  emptyText: 'Sign up, reset a password or place an order, and the email appears here.',
  errorTitle: 'We could not load the emails',
  to: (email: string) => `To ${email}`,
  of: (email: string) => `of ${email}`,
  open: 'Open the email',
  asText: 'Its text version',
  /** Follows the name of what is opened, for screen readers. */
  ofSubject: (subject: string) => `of “${subject}”`,
  mails: {
    verify: {
      subject: 'Verify your email for Harrow',
      text: 'Welcome. Open the link to confirm that this address is yours.',
      action: 'Verify the email',
    },
    reset: {
      subject: 'Reset your password for Harrow',
      text: 'Someone requested a new password for this account. If it was not you, ignore this email.',
      action: 'Choose a new password',
    },
    recover: {
      subject: 'Your email for Harrow was changed',
      text: 'This account now has another email. If you did not change it, restore the old one.',
      action: 'Restore the email',
    },
  },
};
