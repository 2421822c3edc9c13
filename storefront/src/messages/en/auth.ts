/** Texts of the login screens. */
export const authMessages = {
  loginTitle: 'Log in',
  loginLead: 'Place orders, pay for them and track them.',
  loginReason: 'Log in to continue. We will take you back to where you were.',
  /** Reasons for a new login, by the way the session ended. */
  endedBy: {
    expired: (kept: string) =>
      `Your session has ended. Log in to continue where you left off.${kept}`,
    refused: (kept: string) =>
      `The shop no longer accepts your session. Log in again to continue where you left off.${kept}`,
    'left-elsewhere': () => 'You signed out in another tab. Log in to continue where you left off.',
    'staff-page': () =>
      'This page is for staff, and you were signed out. Log in with a staff account to open it.',
  },
  keptTyped: ' What you typed is kept.',
  account: 'Account',
  buyerLead: 'Your order comes next. An account takes a name, an email and a password.',
  loginSubmit: 'Log in',
  loginWorking: 'Logging in…',
  or: 'or',
  google: 'Continue with Google',
  googleWorking: 'Continue in Google’s window…',

  toResetQuestion: 'Forgot your password?',
  toReset: 'Reset it',
  toSignupQuestion: 'New here?',
  toSignup: 'Create an account',

  signupTitle: 'Create an account',
  signupLead: 'One account to place orders, pay for them and track them.',
  signupSubmit: 'Sign up',
  signupWorking: 'Creating your account…',
  toLoginQuestion: 'Already have an account?',
  toLogin: 'Log in',
  welcome: (name: string) => `Welcome, ${name}.`,
  verificationSent: (email: string) => `We sent an email to ${email} to verify the address.`,
  verificationFailed:
    'Your account is ready, but the email to verify your address could not be sent.',

  resetTitle: 'Reset your password',
  resetLead: 'Enter your email, and we will send you a link to choose a new password.',
  resetSubmit: 'Reset',
  resetWorking: 'Sending the link…',
  resetSent: 'Password reset link send on this email.',
  resetSentTitle: 'Check your inbox',
  resetSentHint: (email: string) =>
    `If ${email} has an account here, the link is on its way. It works once, within an hour. Nothing there? Check your spam folder and the spelling of the email.`,
  openMailbox: 'Open the local mailbox',
  opensTab: '(in a new tab)',
  backToLoginQuestion: 'Remembered it?',

  newPasswordSubmit: 'Change password',
  newPasswordWorking: 'Changing the password…',
  passwordChanged: 'Your password has been changed. Log in with the new one.',

  /** The title of such a page until its link is read. */
  mailLinkTitle: 'Your account',

  /** Texts of the pages that the identity provider's emails link to, by the `mode` of the link. */
  links: {
    resetPassword: {
      title: 'Choose a new password',
      deadText:
        'Each link works once, within an hour. Request a new one, and open the latest email.',
      deadLabel: 'Request a new link',
    },
    verifyEmail: {
      title: 'Verify your email',
      doneTitle: (email: string) => `${email} is verified`,
      doneText: 'Thank you. You do not need to do anything else.',
      doneLabel: 'Go to the shop',
      deadText:
        'Either it was already used and your email is verified, or it has expired. Your dashboard shows whether your email is verified and can send a new link.',
      deadLabel: 'Go to your dashboard',
    },
    recoverEmail: {
      title: 'Restore your email',
      doneTitle: (email: string) => `Your account uses ${email} again`,
      doneText: 'If you did not change it, someone else knows your password. Choose a new one now.',
      doneLabel: 'Reset your password',
      deadText:
        'It was already used, or it has expired. If you cannot log in, reset your password.',
      deadLabel: 'Reset your password',
    },
    broken: {
      title: 'This link is incomplete',
      deadText:
        'Part of its address is missing. Copy the whole address from the email and open it again.',
      deadLabel: 'Log in',
    },
  },
  deadLinkTitle: 'This link does not work',
  linkErrorTitle: 'We could not open the link',

  unverifiedTitle: 'Your email',
  unverified: (email: string) =>
    `Your email is not verified yet. Open the link that we sent to ${email}, or request a new one.`,
  verificationAgain: 'Send it again',
  verificationSending: 'Sending the link…',

  name: 'Name',
  nameHint: 'As it should appear on your orders.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordRules: {
    length: '8 characters or more',
    uppercase: 'an uppercase letter',
    lowercase: 'a lowercase letter',
    digit: 'a digit',
  },
  passwordRulesTitle: 'The password needs',
  ruleMet: 'done',
  ruleMissing: 'still missing',

  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailPattern: 'Type the right pattern of email.',
  passwordRequired: 'Password is required',
  passwordPattern:
    'Password needs at least 8 character with contain a uppercase a lowercase and number.',

  /** Messages for the identity provider's error codes. */
  identityErrors: {
    'auth/invalid-credential': 'Invalid credential: the email or the password is wrong.',
    'auth/wrong-password': 'Invalid credential: the email or the password is wrong.',
    'auth/user-not-found': 'Invalid credential: the email or the password is wrong.',
    'auth/email-already-in-use': 'This email is already in use. Log in instead.',
    'auth/invalid-email': 'The email address is not valid.',
    'auth/expired-action-code': 'This link has expired. Request a new one.',
    'auth/invalid-action-code': 'This link was already used or has expired. Request a new one.',
    'auth/user-disabled': 'This account has been disabled.',
    'auth/too-many-requests':
      'Too many attempts. Wait a few minutes, then try again; what you typed stays here.',
    'auth/popup-blocked':
      'Your browser blocked Google’s window. Allow pop-ups for this shop, then try again.',
    'auth/account-exists-with-different-credential':
      'This email has an account with a password. Log in with that.',
    'auth/operation-not-allowed': 'This way to log in is turned off.',
    'auth/internal-error': 'The login service had a problem. Check your connection and try again.',
    'auth/network-request-failed':
      'The login service cannot be reached. Check your connection and try again.',
  } as Record<string, string>,
  identityUnavailable:
    'The login service could not be loaded. Check your connection and try again.',
};
