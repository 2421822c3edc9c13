/** What the screens for signing in say. */
export const authMessages = {
  loginTitle: 'Log in',
  loginLead: 'To order, to pay and to follow what you ordered.',
  loginReason: 'Log in to go on. We take you back to where you were.',
  /** Why one has to log in again, by how the session ended. */
  endedBy: {
    expired: (kept: string) => `Your session has ended. Log in to go on where you were.${kept}`,
    refused: (kept: string) =>
      `The shop no longer accepts your session. Log in again to go on where you were.${kept}`,
    'left-elsewhere': () => 'You signed out in another tab. Log in to go on where you were.',
    'staff-page': () =>
      'This page is for staff, and you were signed out. Log in with a staff account to open it.',
  },
  keptTyped: ' What you typed is kept.',
  loginSubmit: 'Login',
  loginWorking: 'Logging in…',
  or: 'or',
  google: 'Continue with Google',
  googleWorking: 'Continue in Google’s window…',

  toResetQuestion: 'Forgot your password?',
  toReset: 'Reset it',
  toSignupQuestion: 'New to Harrow?',
  toSignup: 'Create an account',

  signupTitle: 'Create an account',
  signupLead: 'One account for ordering, paying and following what you ordered.',
  signupSubmit: 'Sign up',
  signupWorking: 'Creating your account…',
  toLoginQuestion: 'Already have an account?',
  toLogin: 'Login',
  welcome: (name: string) => `Welcome, ${name}.`,
  verificationSent: (email: string) => `We sent a mail to ${email} to verify the address.`,
  verificationFailed:
    'Your account is ready, but the mail to verify your address could not be sent.',

  resetTitle: 'Reset your password',
  resetLead: 'Tell us your email. We send you a link on which you choose a new password.',
  resetSubmit: 'Reset',
  resetWorking: 'Sending the link…',
  resetSent: 'Password reset link send on this email.',
  resetSentTitle: 'Look into your mail',
  resetSentHint: (email: string) =>
    `If ${email} has an account here, the link is on its way. It works once, for an hour. Nothing there? Look among the spam, or check how the email is spelt.`,
  openMailbox: 'Open the local mailbox',
  opensTab: '(in a new tab)',
  backToLoginQuestion: 'Remembered it?',

  newPasswordSubmit: 'Change password',
  newPasswordWorking: 'Changing the password…',
  passwordChanged: 'Your password is changed. Log in with the new one.',

  /** What the mails of the identity provider lead to, by the `mode` in their link. */
  links: {
    resetPassword: {
      title: 'Choose a new password',
      deadText: 'Each link works once, for an hour. Ask for a new one, and open the newest mail.',
      deadLabel: 'Ask for a new link',
    },
    verifyEmail: {
      title: 'Verify your email',
      doneTitle: (email: string) => `${email} is verified`,
      doneText: 'Thank you. There is nothing more to do.',
      doneLabel: 'Go to the shop',
      deadText:
        'It was used before, and your email is verified, or it is too old. Your dashboard shows which, and sends a new mail.',
      deadLabel: 'Go to your dashboard',
    },
    recoverEmail: {
      title: 'Take back your email',
      doneTitle: (email: string) => `Your account is ${email} again`,
      doneText:
        'If it was not you who changed it, somebody knows your password: choose a new one now.',
      doneLabel: 'Reset the password',
      deadText: 'It was used before, or it is too old. If you cannot log in, reset the password.',
      deadLabel: 'Reset the password',
    },
    broken: {
      title: 'Something is missing',
      deadText:
        'A part of its address was lost on the way. Copy the whole address from the mail and open it again.',
      deadLabel: 'Login',
    },
  },
  deadLinkTitle: 'This link does not work',
  linkErrorTitle: 'We could not follow the link',

  unverifiedTitle: 'Your email',
  unverified: (email: string) =>
    `Your email is not verified yet. Follow the link in our mail to ${email}, or have it sent again.`,
  verificationAgain: 'Send it again',
  verificationSending: 'Sending the mail…',

  name: 'Name',
  nameHint: 'As it should stand on your orders.',
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

  /** The identity provider's codes that people meet, in words that say what to do. */
  identityErrors: {
    'auth/invalid-credential': 'Invalid credential: the email or the password is wrong.',
    'auth/wrong-password': 'Invalid credential: the email or the password is wrong.',
    'auth/user-not-found': 'Invalid credential: the email or the password is wrong.',
    'auth/email-already-in-use': 'This email is already in use. Log in instead.',
    'auth/invalid-email': 'The email address is not valid.',
    'auth/expired-action-code': 'This link has expired. Ask for a new one.',
    'auth/invalid-action-code': 'This link was used before, or is too old. Ask for a new one.',
    'auth/user-disabled': 'This account has been disabled.',
    'auth/too-many-requests':
      'Too many attempts. Wait a few minutes, then try again; what you typed stays here.',
    'auth/popup-blocked':
      'Your browser blocked Google’s window. Allow windows of this shop, then try again.',
    'auth/account-exists-with-different-credential':
      'This email has an account with a password. Log in with that.',
    'auth/operation-not-allowed': 'This way of signing in is switched off.',
    'auth/internal-error':
      'The sign-in service had a problem. Check your connection and try again.',
    'auth/network-request-failed':
      'The sign-in service cannot be reached. Check your connection and try again.',
  } as Record<string, string>,
  identityUnavailable:
    'The sign-in service could not be loaded. Check your connection and try again.',
};
