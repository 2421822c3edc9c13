import type { EventSubject } from './objects.ts';
import type { Params } from './params.ts';
import type { Transaction } from './store.ts';

/** The caller: the shop's server with its secret key, or a browser with the publishable key. */
export type Caller = 'secret' | 'publishable';

/** The context of one API call. */
export interface Call {
  /** The id in the path, or an empty string. */
  id: string;
  params: Params;
  tx: Transaction;
  caller: Caller;
  /** The address of the webhook, if one is configured. */
  webhookUrl: string | undefined;
  /** Records an event of this type about the object, for the webhook and the list of events. */
  emit: (type: string, subject: EventSubject) => void;
}
