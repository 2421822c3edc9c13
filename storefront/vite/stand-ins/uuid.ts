/** Stands for the ids that medusa-js gives to requests that it may retry. */
export const v4 = (): string => crypto.randomUUID();
