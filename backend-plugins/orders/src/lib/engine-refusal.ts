/**
 * A rule of the shop that blocks one of the engine's own use cases. The engine answers 400 with
 * this message, which the stock admin shows; the shop's own calls answer 409.
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
