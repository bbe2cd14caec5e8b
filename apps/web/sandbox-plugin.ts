import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sandbox as en } from './src/i18n/en/sandbox.ts';
import { sandbox as es } from './src/i18n/es/sandbox.ts';

/** Both languages in the same place, so that nothing moves when the page learns which one it speaks. */
const NOTICE = `<aside class="sandbox-notice"><p lang="en-US">${en.notice}</p><p lang="es-MX">${es.notice}</p></aside>`;

/** Above the pictures of a page, which may reach up behind it. */
const STYLE = `.sandbox-notice {
  position: relative;
  z-index: 20;
  display: grid;
  padding: 0.625rem 1.25rem;
  border-bottom: 2px solid var(--color-warn);
  background: var(--color-warn-wash);
  color: var(--color-ink);
  font-family: var(--font-text);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.45;
  text-align: center;
}
.sandbox-notice > p {
  grid-area: 1 / 1;
  margin: 0;
}
html:lang(en) .sandbox-notice > [lang|="es"],
html:lang(es) .sandbox-notice > [lang|="en"] {
  visibility: hidden;
}
`;

/**
 * Writes every document a second time, under /sandbox, with the notice above the page that no card is charged. The server sends those where
 * PAYMENTS=sandbox. The notice is part of the document: it is there with the first bytes, moves nothing, and costs a guest of the real product
 * nothing. It goes after the plugin that draws the home page.
 */
export function sandboxPlugin(): Plugin {
  let dist = '';
  return {
    name: 'traslado-sandbox',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) dist = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        if (error) return;
        mkdirSync(join(dist, 'sandbox'), { recursive: true });
        writeFileSync(join(dist, 'sandbox/notice.css'), STYLE);
        for (const name of readdirSync(dist).filter((file) => file.endsWith('.html'))) {
          const html = readFileSync(join(dist, name), 'utf8')
            .replace('</head>', '  <link rel="stylesheet" href="/sandbox/notice.css">\n  </head>')
            .replace(/<body>/, `<body>\n    ${NOTICE}`);
          if (!html.includes(NOTICE) || !html.includes('/sandbox/notice.css'))
            throw new Error(`${name} has changed its shape`);
          writeFileSync(join(dist, 'sandbox', name), html);
        }
      },
    },
  };
}
