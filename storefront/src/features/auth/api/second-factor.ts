import {
  type AnswerOf,
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  removeSecondFactor,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { hasToken, TOKEN_KEY } from '@/lib/session/token-key';
import type { Outcome } from '../lib/identity-error';

export const secondFactorKey = ['second-factor'];

/** Reads the second factor of the signed-in member of staff. */
export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: () => call(getSecondFactor, {}) });

/** Makes the secret of a new second factor. Throws `ApiError`. */
export const beginSetup = () => call(beginSecondFactor, {});

/**
 * Keeps the session's new token in the place of the former one, whose time of renewal stays. After a sign-out in the
 * meantime, no token is stored.
 */
function adoptToken({ token }: AnswerOf<typeof passSecondFactor>): void {
  if (hasToken()) localStorage.setItem(TOKEN_KEY, token);
}

async function withCode<Result>(send: () => Promise<Result>): Promise<Outcome<{ result: Result }>> {
  try {
    return { ok: true, result: await send() };
  } catch (error) {
    const { fields } = toApiError(error);
    return { ok: false, message: fields?.code ?? describeError(error) };
  }
}

/** Turns the second factor on, keeps the session's new token, and returns the recovery codes. */
export const turnOn = (code: string) =>
  withCode(async () => {
    const { recoveryCodes, ...access } = await call(confirmSecondFactor, { body: { code } });
    adoptToken(access);
    return recoveryCodes;
  });

export const turnOff = (code: string) =>
  withCode(() => call(removeSecondFactor, { body: { code } }));

/** Gives the session the rights of staff. */
export const enterCode = (code: string) =>
  withCode(async () => adoptToken(await call(passSecondFactor, { body: { code } })));
