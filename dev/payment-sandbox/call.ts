import type { EventSubject } from './objects.ts';
import type { Params } from './params.ts';
import type { Transaction } from './store.ts';

/** Who calls: the shop's server with its secret key, or a browser with the publishable one. */
export type Caller = 'secret' | 'publishable';

/** One call of the API while it is answered. */
export interface Call {
  /** The id in the path; empty where the path has none. */
  id: string;
  params: Params;
  tx: Transaction;
  caller: Caller;
  /** Records an event of this type about the object, for the webhook and for the list of events. */
  emit: (type: string, subject: EventSubject) => void;
}
