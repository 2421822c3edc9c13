/** Texts of the user list. */
export const userMessages = {
  lead: 'An admin manages products, orders and users, and cannot purchase. Another admin can take the promotion back in the History.',
  index: 'Users index',
  email: 'Email',
  status: 'Status',
  admin: 'Admin',
  promotedStatus: 'Promoted',
  promotedHint: 'Admin as soon as the email is verified.',
  makeAdmin: 'Make Admin',
  promoted: 'This user is promoted as admin.',
  noAccess: "You don't have access to make someone admin!!",
  gone: 'This account no longer exists.',

  search: 'Search users',
  searchHint: 'Email or name',
  noneTitle: (words: string) => `No user found for “${words}”`,
  noneText: 'Enter a part of an email or of a name.',
  showAll: 'Show all users',

  emptyTitle: 'No accounts yet',
  emptyText: 'Users are listed here after they sign up.',
  loading: 'Loading users',
  errorTitle: 'We could not load the users',
};
