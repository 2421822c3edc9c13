/** The classes of a filter that can be chosen or removed. */
export const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-control border border-edge pr-2 pl-3 text-[0.9375rem] hover:border-ink md:min-h-8';
