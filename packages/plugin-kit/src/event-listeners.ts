/** The part of the engine's event buses that knows the subscribers of each event; those of `*` get all. */
export type EventBus = {
  readonly eventToSubscribersMap: ReadonlyMap<string | symbol, readonly { readonly id: string }[]>;
};

/**
 * Whether the shop has a subscriber of the event. One without is not staged: its row would be written,
 * read and deleted for nothing, and delay the events behind it.
 */
export const isHeard = ({ eventToSubscribersMap: subscribers }: EventBus, event: string): boolean =>
  [event, '*'].some((name) => (subscribers.get(name)?.length ?? 0) > 0);
