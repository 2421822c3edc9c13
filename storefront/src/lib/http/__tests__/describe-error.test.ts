import { messages } from '@/messages';
import { ApiError, describeError } from '../api-error';

const refusal = (status: number, message = 'Ask the works.', retryAfter?: number) =>
  new ApiError({ kind: 'http', status, message, retryAfter });

const { errors } = messages;

describe('describeError', () => {
  it.each([
    ['network', errors.network],
    ['timeout', errors.timeout],
    ['parse', errors.parse],
  ] as const)('never shows the technical words of a %s error', (kind, words) => {
    expect(describeError(new ApiError({ kind, message: 'XHR 0' }))).toBe(words);
  });

  it('hands on what the backend says of a refusal', () => {
    expect(describeError(refusal(409))).toBe('Ask the works.');
  });

  it('keeps the inside of a broken server to itself', () => {
    expect(describeError(refusal(500, 'relation "order" is missing'))).toBe(errors.server);
  });

  it('sends to the login when the session has ended', () => {
    expect(describeError(refusal(401))).toBe(errors.sessionEnded);
  });

  it.each([429, 503])('says after %i when to come back', (status) => {
    expect(describeError(refusal(status, 'No.', 7))).toContain('in 7 seconds');
  });

  it.each([
    [1, 'in 1 second.'],
    [119, 'in 119 seconds.'],
    [120, 'in 2 minutes.'],
    [3541, 'in 60 minutes.'],
  ])('counts a wait of %i seconds as people do', (seconds, words) => {
    expect(describeError(refusal(429, 'No.', seconds))).toContain(words);
  });
});
