const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in seconds as people count one. */
const wait = (seconds: number) =>
  seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');

const later = (seconds?: number) => (seconds ? `in ${wait(seconds)}` : 'in a moment');

/** What is said when a call to the backend fails. */
export const errorMessages = {
  network: 'We could not reach the shop. Check your connection and try again.',
  timeout: 'The shop took too long to answer. Try again.',
  parse: 'The shop answered something this page does not understand. Reload it and try again.',
  sessionEnded: 'Your session has ended. Log in again to go on.',
  tooManyRequests: (retryAfter?: number) =>
    `That was a lot at once. Try again ${later(retryAfter)}.`,
  unavailable: (retryAfter?: number) =>
    `A service the shop depends on is away. Try again ${later(retryAfter)}.`,
  server: 'Something broke on our side. Try again in a moment.',

  retry: 'Try again',
  pageTitle: 'This page did not load',
};
