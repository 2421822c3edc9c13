/** Texts of the user list. */
export const userMessages = {
  lead: 'Admins do what their duty says, and cannot purchase. An owner can change it or demote them, here or in the History.',
  index: 'Users index',
  email: 'Email',
  status: 'Status',
  admin: 'Admin',
  promotedStatus: 'Promoted',
  promotedHint: 'Admin as soon as the email is verified.',
  promote: {
    label: 'Make Admin',
    title: (email: string) => `Make ${email} an admin?`,
    text: 'An admin sees all orders with their addresses, and cannot purchase.',
    pendingLabel: 'Promoting…',
    done: 'This user is promoted as admin.',
  },
  changeDuty: {
    label: 'Change duty',
    title: (email: string) => `Which duty does ${email} have?`,
    text: 'It counts at once. The stock admin is for owners.',
    pendingLabel: 'Changing…',
    done: 'The duty is changed.',
  },
  demote: {
    label: 'Demote',
    title: (email: string) => `Take the admin rights of ${email}?`,
    text: 'They become a customer at once, and their sessions in the stock admin end. What they did stays in the History.',
    pendingLabel: 'Demoting…',
  },
  demoted: 'This user is no longer an admin.',
  noAccess: "You don't have access to make someone admin!!",
  gone: 'This account no longer exists.',

  search: 'Search users',
  searchHint: 'Email or name',
  noneTitle: (words: string) => `No user found for “${words}”`,
  noneText: 'Enter a part of an email or of a name.',
  showAll: 'Show all users',

  empty: { title: 'No accounts yet', text: 'Users are listed here after they sign up.' },
  loading: 'Loading users',
  errorTitle: 'We could not load the users',
};
