import type { OwnPage } from './own-page';

/** The pages of plugins of one's own: the build puts them here (`vite/own-pages.ts`). */
export const ownPages: readonly OwnPage[] = [];
