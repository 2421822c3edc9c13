import { ApiError } from '@/lib/http/api-error';
import { guardDecision, type GuardQuestion } from './guard-decision';

const http = (status: number) => new ApiError({ kind: 'http', status, message: 'Refused.' });
const network = new ApiError({ kind: 'network', message: 'Gone.' });

const decide = (question: Partial<GuardQuestion>) =>
  guardDecision({
    status: 'signed-in',
    role: null,
    error: null,
    needsAdmin: false,
    justEntered: false,
    ...question,
  });

it('waits while the session or the role is unknown', () => {
  expect(decide({ status: 'loading', role: undefined })).toBe('wait');
  expect(decide({ role: undefined })).toBe('wait');
});

it('sends a visitor who is signed out to the login', () => {
  expect(decide({ status: 'signed-out', role: undefined })).toBe('login');
});

it('opens for who is signed in, and admin pages for admins', () => {
  expect(decide({})).toBe('open');
  expect(decide({ needsAdmin: true, role: 'admin' })).toBe('open');
});

it('ends the session of a customer on an admin page', () => {
  expect(decide({ needsAdmin: true })).toBe('end-session');
});

it('leads a customer whom the login has brought to an admin page to their own dashboard', () => {
  expect(decide({ needsAdmin: true, justEntered: true })).toBe('own-dashboard');
  expect(decide({ needsAdmin: true, justEntered: true, role: 'admin' })).toBe('open');
});

it.each([401, 403])(
  'ends a session that the server answers %i, whatever it said before',
  (status) => {
    expect(decide({ role: undefined, error: http(status) })).toBe('end-session');
    expect(decide({ role: 'admin', error: http(status) })).toBe('end-session');
  },
);

it.each([network, http(503), http(429)])('signs nobody out over %o', (error) => {
  expect(decide({ role: undefined, error })).toBe('unreachable');
  expect(decide({ status: 'loading', role: undefined, error })).toBe('unreachable');
});

it('keeps a page open when only asking again has failed', () => {
  expect(decide({ error: network })).toBe('open');
});
