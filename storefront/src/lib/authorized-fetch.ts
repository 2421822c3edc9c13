import { addressOf, type Operation } from '@harrow/contract';
import { settings } from '@/config/settings';
import { ApiError, toApiError } from '@/lib/http/api-error';
import { accessToken } from '@/lib/http/shop-client';
import { saveFile } from '@/lib/save-file';
import { LANGUAGE } from '@/messages/en/language';

const get = (url: string, token: string | null) =>
  fetch(url, {
    headers: {
      'Accept-Language': LANGUAGE,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  });

/** Turns a refused response into the error that `call` throws for it. */
async function refusalOf(response: Response): Promise<ApiError> {
  const data: unknown = await response.json().catch(() => undefined);
  const { status, headers } = response;
  return toApiError({
    isAxiosError: true,
    response: { status, data, headers: Object.fromEntries(headers) },
  });
}

async function fetchFile(url: string): Promise<Blob> {
  const token = await accessToken(false);
  let response = await get(url, token);
  if (response.status === 401) response = await get(url, await accessToken(true));
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

/** Reads the file of a protected path. Throws `ApiError`. */
export async function fetchProtected(path: string): Promise<Blob> {
  try {
    return await fetchFile(`${settings.backendUrl}${path}`);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ kind: 'network', message: 'Not downloaded.', cause: error });
  }
}

/**
 * Saves the answer of a protected path as a file, by default CSV, with today's date in its name. A link cannot do this,
 * because the token is sent in a header. The browser keeps large answers on disk. Throws `ApiError`.
 */
export async function download(
  path: string,
  name: string,
  type: 'csv' | 'json' = 'csv',
): Promise<void> {
  const file = await fetchProtected(path);
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.${type}`);
}

/**
 * Sends a change while the page closes. The browser completes the request after that, so there is
 * no answer to read, and a token that must be renewed first could not be.
 */
export function sendOnLeave(
  operation: Pick<Operation, 'method' | 'path'>,
  body: object,
  token: string,
): void {
  void fetch(`${settings.backendUrl}${addressOf(operation)}`, {
    method: operation.method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch((error: unknown) => console.warn('A last request was not sent.', error));
}
