/** Texts that the dashboard's forms share. */
export const formMessages = {
  wow: 'Wow!',
  notDone: 'Opps! Something wrong try again.',
  rightsLost: 'You are no longer an admin.',
  rightsLostDetail: 'Nothing was changed. Another admin can make you one again.',
  sessionEnded: 'Your session has ended. What you typed is kept while you log in again.',
  sessionEndedWithFile:
    'Your session has ended. What you typed is kept while you log in again, but you must choose the picture again.',
  loginAgain: 'Log in again',
  typed: (count: string, max: string) => `${count} of ${max} characters.`,
  tooLong: (max: string) => `This must be at most ${max} characters.`,
  /** A button that removes a row of fields. */
  remove: (what: string) => `Remove ${what}`,
};
