/** Stands for medusa-js in the build of medusa-react, whose provider must be handed a client. */
export default class NoDefaultClient {
  constructor() {
    throw new Error('MedusaProvider was given no medusaClient.');
  }
}
