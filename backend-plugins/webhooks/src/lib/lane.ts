const PREFIX = 'webhook:';

/** Returns the outbox lane of an address. */
export const laneOf = (endpointId: string): string => PREFIX + endpointId;

/** Returns the id of the address for a lane. */
export const endpointOf = (lane: string): string => lane.slice(PREFIX.length);
