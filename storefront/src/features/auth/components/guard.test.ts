import { ApiError } from '@/lib/http/api-error';
import { guardDecision, type GuardQuestion } from './guard';

const http = (status: number) => new ApiError({ kind: 'http', status, message: 'Refused.' });
const network = new ApiError({ kind: 'network', message: 'Gone.' });

const decide = (question: Partial<GuardQuestion>) =>
  guardDecision({
    status: 'signed-in',
    role: null,
    error: null,
    needsAdmin: false,
    justLoggedIn: false,
    ...question,
  });

it('waits while the session or the role is unknown', () => {
  expect(decide({ status: 'loading', role: undefined })).toBe('wait');
  expect(decide({ role: undefined })).toBe('wait');
});

it('redirects a signed-out visitor to the login', () => {
  expect(decide({ status: 'signed-out', role: undefined })).toBe('login');
});

it('opens pages for signed-in users, and admin pages for admins', () => {
  expect(decide({})).toBe('open');
  expect(decide({ needsAdmin: true, role: 'admin' })).toBe('open');
});

it('ends the session of a customer on an admin page', () => {
  expect(decide({ needsAdmin: true })).toBe('end-session');
});

it('redirects a customer who logged in on the way to an admin page to their dashboard', () => {
  expect(decide({ needsAdmin: true, justLoggedIn: true })).toBe('own-dashboard');
  expect(decide({ needsAdmin: true, justLoggedIn: true, role: 'admin' })).toBe('open');
});

it.each([401, 403])('ends the session on a %i, whatever the role was', (status) => {
  expect(decide({ role: undefined, error: http(status) })).toBe('end-session');
  expect(decide({ role: 'admin', error: http(status) })).toBe('end-session');
});

it.each([network, http(503), http(429)])('does not sign the user out on %o', (error) => {
  expect(decide({ role: undefined, error })).toBe('unreachable');
  expect(decide({ status: 'loading', role: undefined, error })).toBe('unreachable');
});

it('keeps a page open if only a refetch failed', () => {
  expect(decide({ error: network })).toBe('open');
});
