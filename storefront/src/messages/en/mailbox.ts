/** Texts of the embedded shop's mailbox and of its emails. */
export const mailboxMessages = {
  title: 'Local mailbox',
  lead: 'This mailbox replaces your email program: nothing leaves this machine. It lists the shop’s emails with unused links, newest first.',
  emptyTitle: 'No emails',
  emptyText: 'Sign up or reset a password, and the email appears here.',
  errorTitle: 'We could not load the emails',
  to: (email: string) => `To ${email}`,
  of: (email: string) => `of ${email}`,
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
