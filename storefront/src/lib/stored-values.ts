import type * as z from 'zod/mini';

/**
 * Values of one shape in this browser, by key, shared by all tabs. A missing or invalid value counts as `empty`.
 */
export function storedValues<Value>(schema: z.ZodMiniType<Value>, empty: Value) {
  const listeners = new Set<() => void>();
  /** The values last read, so that an unchanged one stays the same object. */
  const known = new Map<string, { json: string; value: Value }>();

  const parse = (json: string): Value => {
    try {
      return schema.parse(JSON.parse(json));
    } catch {
      return empty;
    }
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    get: (key: string): Value => {
      const json = localStorage.getItem(key);
      if (json === null) return empty;
      const last = known.get(key);
      if (last?.json === json) return last.value;
      const value = parse(json);
      known.set(key, { json, value });
      return value;
    },

    set: (key: string, value: Value): void => {
      localStorage.setItem(key, JSON.stringify(value));
      tell();
    },

    remove: (key: string): void => {
      localStorage.removeItem(key);
      tell();
    },

    /** Calls `onChange` after a change in this tab or in another; returns the function that ends this. */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
