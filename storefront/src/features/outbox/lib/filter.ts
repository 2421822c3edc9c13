import { messageKinds, messageStates, type OutboxMessage } from '@harrow/contract';

/** The filter of the list. */
export interface MessageFilter {
  kind?: OutboxMessage['kind'];
  state?: OutboxMessage['state'];
}

/** Reads the filter from an address; an unknown value means all. */
export function filterOf(address: URLSearchParams): MessageFilter {
  const kind = messageKinds.find((each) => each === address.get('kind'));
  const state = messageStates.find((each) => each === address.get('state'));
  return { ...(kind && { kind }), ...(state && { state }) };
}
