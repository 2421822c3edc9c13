/** Texts of the guards of protected pages, separate from those of the login pages. */
export const sessionMessages = {
  checking: 'Checking your session',
  title: 'Your session',
  errorTitle: 'We could not check your session',
  errorHint: 'You have not been signed out.',
  staffPage: 'That page is for staff.',
  ownDashboard: 'You are logged in as a customer. This is your own dashboard.',
};
