/**
 * A rule of the shop that stops one of the engine's own use cases. The engine answers it with 400
 * and this message, so that the stock admin shows it; the shop's own paths answer 409.
 */
export class EngineRefusal extends Error {
  readonly type = 'not_allowed';

  constructor(
    message: string,
    readonly code = 'not_allowed',
  ) {
    super(message);
  }
}
