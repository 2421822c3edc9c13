/** The version of Stripe's API whose answers the sandbox gives. */
export const API_VERSION = '2022-11-15';
