/** What the mailbox of the embedded shop says, and the mails in it. */
export const mailboxMessages = {
  title: 'Local mailbox',
  lead: 'A stand-in for your mail program: nothing leaves this machine. Here are the mails of this shop whose links were not used yet, the newest first.',
  emptyTitle: 'No mails',
  emptyText: 'Sign up or reset a password, and the mail shows up here by itself.',
  errorTitle: 'We could not look for mails',
  to: (email: string) => `To ${email}`,
  of: (email: string) => `of ${email}`,
  mails: {
    verify: {
      subject: 'Verify your email for Harrow',
      text: 'Welcome. Follow the link, so that we know that this address is yours.',
      action: 'Verify the email',
    },
    reset: {
      subject: 'Reset your password for Harrow',
      text: 'Somebody asked for a new password for this account. If it was not you, leave this mail alone.',
      action: 'Choose a new password',
    },
    recover: {
      subject: 'Your email for Harrow was changed',
      text: 'This account has another email now. If it was not you who changed it, take it back.',
      action: 'Take back the email',
    },
  },
};
