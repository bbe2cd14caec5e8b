import type { Plugin } from 'vite';
import { artFiles } from './art-files.ts';

/** Draws every picture of the product when it is built, and on request while it is developed. Served under /art. */
export function artPlugin(): Plugin {
  return {
    name: 'traslado-art',
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        const content = artFiles().get((request.url ?? '').split('?')[0]?.slice(1) ?? '');
        if (content === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [path, source] of artFiles()) {
        this.emitFile({ type: 'asset', fileName: `art/${path}`, source });
      }
    },
  };
}
