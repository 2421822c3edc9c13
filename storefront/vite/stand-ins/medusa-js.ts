/** Replaces the default client of medusa-react, because the shop passes its own to the provider. */
export default class NoDefaultClient {
  constructor() {
    throw new Error('MedusaProvider requires a medusaClient.');
  }
}
