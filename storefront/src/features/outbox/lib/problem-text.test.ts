import { problemText } from './problem-text';

it.each([
  ['EENVELOPE RCPT TO 550', 'The mail server refused it.'],
  ['EMESSAGE DATA 451', 'The mail server asked to wait.'],
  ['EAUTH AUTH PLAIN 535', 'The mail server refused our login.'],
  ['ECONNECTION CONN', 'The receiver could not be reached.'],
  ['http_500', 'The receiver failed.'],
  ['http_404', 'The receiver refused it.'],
  ['http_410', 'The receiver refused it.'],
  ['timeout', 'The receiver could not be reached.'],
  ['connection_refused', 'The receiver could not be reached.'],
  ['name_not_found', 'The receiver could not be reached.'],
  ['certificate', 'The certificate of the receiver is not valid.'],
  ['webhook_ended', 'The webhook has ended.'],
  ['order_gone', 'What it is about is gone.'],
])('puts the problem %s into words', (problem, text) => {
  expect(problemText(problem)).toBe(text);
});

it('has no words for an unknown code', () => {
  expect(problemText('no_paper_needed')).toBeNull();
});
