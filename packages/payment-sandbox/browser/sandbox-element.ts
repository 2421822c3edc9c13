import { Listeners } from './listeners.ts';

type Handler = (event?: unknown) => void;

/** An element of the sandbox, with the listeners of its events. */
export abstract class SandboxElement {
  protected readonly listeners = new Listeners();

  constructor(private readonly elementType: string) {}

  on(type: string, handler: Handler): this {
    this.listeners.add(type, handler);
    return this;
  }

  once(type: string, handler: Handler): this {
    const wrapped: Handler = (event) => {
      this.off(type, wrapped);
      handler(event);
    };
    return this.on(type, wrapped);
  }

  off(type: string, handler?: Handler): this {
    this.listeners.remove(type, handler);
    return this;
  }

  protected emit(type: string, details: object = {}): void {
    this.listeners.emit(type, { elementType: this.elementType, ...details });
  }
}

/** Returns the element to mount in, given directly or by its selector. */
export function hostOf(target: string | HTMLElement): HTMLElement {
  const host = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (!host) throw new Error('The selector you specified applies to no DOM elements.');
  return host;
}
