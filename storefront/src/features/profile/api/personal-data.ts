import { addressOf, deleteOwnAccount, getOwnData } from '@harrow/contract';
import { download } from '@/lib/authorized-fetch';
import { call } from '@/lib/http/shop-client';

/** Saves all data about the signed-in user as a file. Throws `ApiError`. */
export const downloadOwnData = (): Promise<void> =>
  download(addressOf(getOwnData), 'harrow-data', 'json');

/** Deletes the account of the signed-in user, with the typed email. Throws `ApiError`. */
export async function deleteAccount(email: string): Promise<void> {
  await call(deleteOwnAccount, { body: { email } });
}
