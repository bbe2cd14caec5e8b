import type { Plugin } from 'vite';

/**
 * Tells the browser to fetch the two Latin font files together with the style sheet, so that the first paint
 * already has them. Only after bundling are their hashed names known.
 */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'traslado-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) =>
          /-latin-wght-normal[^/]*\.woff2$/.test(name),
        );
        return fonts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
