/** The version of Stripe's API that the sandbox implements. */
export const API_VERSION = '2022-11-15';
