const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Writes a wait in seconds or minutes. */
const wait = (seconds: number) =>
  seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');

const later = (seconds?: number) => (seconds ? `in ${wait(seconds)}` : 'in a moment');

/** Messages for failed calls to the backend. */
export const errorMessages = {
  network: 'We could not reach the shop. Check your connection and try again.',
  timeout: 'The shop took too long to respond. Try again.',
  parse:
    'The shop sent a response that this page does not understand. Reload the page and try again.',
  sessionEnded: 'Your session has ended. Log in again to continue.',
  tooManyRequests: (retryAfter?: number) =>
    `That was too many requests at once. Try again ${later(retryAfter)}.`,
  unavailable: (retryAfter?: number) =>
    `A service the shop depends on is unavailable. Try again ${later(retryAfter)}.`,
  server: 'Something went wrong on our side. Try again in a moment.',

  retry: 'Try again',
  pageTitle: 'This page did not load',
};
