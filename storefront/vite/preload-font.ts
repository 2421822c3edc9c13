import type { Plugin } from 'vite';

/**
 * Starts the download of the built font with the page, not with the stylesheet that names it, so
 * that text is set in it at the first paint on most connections.
 */
export function preloadFont(fileName: RegExp): Plugin {
  return {
    name: 'harrow-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => fileName.test(name));
        if (fonts.length !== 1) throw new Error(`Expected one font file, found ${fonts.length}.`);
        return fonts.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head-prepend' as const,
        }));
      },
    },
  };
}
