/** What the list of users says. */
export const userMessages = {
  lead: 'An admin runs products, orders and users, and cannot purchase. This cannot be taken back here.',
  index: 'Users index',
  email: 'Email',
  status: 'Status',
  admin: 'Admin',
  promotedStatus: 'Promoted',
  promotedHint: 'Admin as soon as the email is verified.',
  makeAdmin: 'Make Admin',
  /** For who hears the buttons of a table one by one, without its columns. */
  promoted: 'This user is promoted as admin.',
  noAccess: "You don't have access to make someone admin!!",
  gone: 'This account is no longer there.',

  emptyTitle: 'Nobody has an account yet',
  emptyText: 'Everybody who signs up is listed here.',
  loading: 'Loading users',
  errorTitle: 'We could not load the users',
};
