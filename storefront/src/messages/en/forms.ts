/** What the forms of the dashboard have in common. */
export const formMessages = {
  wow: 'Wow!',
  notDone: 'Opps! Something wrong try again.',
  sessionEnded: 'Your session has ended. What you typed is kept while you log in again.',
  sessionEndedWithFile:
    'Your session has ended. What you typed is kept while you log in again; choose the picture again then.',
  loginAgain: 'Log in again',
  typed: (count: string, most: string) => `${count} of ${most} characters.`,
  tooLong: (most: string) => `This must be at most ${most} characters.`,
};
