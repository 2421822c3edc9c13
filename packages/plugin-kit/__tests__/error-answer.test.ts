import { errorAnswer } from '../src/error-answer';
import { ShopError, type ShopErrorType } from '../src/shop-error';

it.each<[ShopErrorType, number]>([
  ['bad_request', 400],
  ['unauthorized', 401],
  ['payment_required', 402],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['too_large', 413],
  ['unsupported_media_type', 415],
  ['invalid_body', 422],
  ['too_many_requests', 429],
  ['unavailable', 503],
])('answers %s with status %i and the error’s message', (type, status) => {
  const answer = errorAnswer(new ShopError(type, 'What happened.'));
  expect(answer).toMatchObject({ status, body: { code: type, message: 'What happened.' } });
});

it('sends WWW-Authenticate with a 401 only', () => {
  const headersOf = (type: ShopErrorType) => errorAnswer(new ShopError(type, 'No.')).headers;
  expect(headersOf('unauthorized')).toEqual({ 'www-authenticate': 'Bearer' });
  expect(headersOf('forbidden')).toEqual({});
});

it('adds code, fields, details and Retry-After when they are given', () => {
  const error = new ShopError('conflict', 'Only 3 are left.', {
    code: 'out_of_stock',
    fields: { quantity: 'Only 3 are left.' },
    details: { available: 3 },
    retryAfterSeconds: 1.2,
  });
  expect(errorAnswer(error)).toEqual({
    status: 409,
    headers: { 'retry-after': '2' },
    body: {
      code: 'out_of_stock',
      message: 'Only 3 are left.',
      fields: { quantity: 'Only 3 are left.' },
      available: 3,
    },
  });
});

it('does not let details replace the code or the message', () => {
  const error = new ShopError('conflict', 'Real.', { details: { code: 'x', message: 'y' } });
  expect(errorAnswer(error).body).toEqual({ code: 'conflict', message: 'Real.' });
});

it.each([
  ['a bug', new TypeError('secret is undefined')],
  ['a string', 'select * from customer'],
  ['nothing', undefined],
  ['a failed query', Object.assign(new Error('relation "x" does not exist'), { code: '42P01' })],
  ['an unknown type', Object.assign(new Error('stack'), { type: 'unexpected_state' })],
])('reveals nothing about %s', (_, thrown) => {
  expect(errorAnswer(thrown)).toEqual({
    status: 500,
    headers: {},
    body: { code: 'internal_error', message: 'Something went wrong on our side.' },
  });
});

it.each([
  ['57P01', 'terminating connection'],
  ['08006', 'connection failure'],
  ['ECONNREFUSED', 'connect ECONNREFUSED'],
  ['', 'timeout exceeded when trying to connect'],
  ['', 'Connection terminated unexpectedly'],
  ['', 'Query runner already released. Cannot run queries anymore.'],
  ['', 'Database connection provided by a query runner was already released, cannot continue.'],
  ['53100', 'could not extend file "base/1/2": No space left on device'],
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
  ['', "OOM command not allowed when used memory > 'maxmemory'."],
  ['', 'Command timed out'],
  ['', 'Connection is closed.'],
  ['', "READONLY You can't write against a read only replica."],
  ['', 'CLUSTERDOWN Hash slot not served'],
  ['', 'None of startup nodes is available'],
  ['', "Cluster isn't ready and enableOfflineQueue options is false"],
  ['', 'Too many Cluster redirections. Last error: Error: Connection is closed.'],
  ['', 'All sentinels are unreachable and retry is disabled.'],
])(
  'answers 503 when the database, Redis or the disk is unavailable or full (%s %s)',
  (code, message) => {
    const answer = errorAnswer(Object.assign(new Error(message), code ? { code } : {}));
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  },
);

it.each([
  ['entity.parse.failed', 400, 'malformed_json'],
  ['entity.too.large', 413, 'too_large'],
  ['charset.unsupported', 415, 'unsupported_media_type'],
])('translates the body parser’s %s to the contract’s code', (type, status, code) => {
  const answer = errorAnswer(Object.assign(new Error('Unexpected token'), { type }));
  expect(answer).toMatchObject({ status, body: { code } });
  expect(JSON.stringify(answer)).not.toContain('Unexpected token');
});
