import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { isFirstFont } from './fonts-plugin.ts';
import { runVoucherWorker, type VoucherFiles } from './voucher-worker.ts';

/** Pages without a network: the confirmation and My transportation, in both languages. */
const SOURCES = [
  'src/main.ts',
  'src/render-app.tsx',
  'src/routes/guest/confirmation.tsx',
  'src/routes/guest/mytransportation.tsx',
  'src/guest/mytransportation/mytransportation-page.tsx',
  'src/guest/manage/sign-in-gate.tsx',
  'src/guest/sign-in/share-session.ts',
  'src/guest/my-bookings/manage-code.tsx',
  ...['en', 'es'].flatMap((language) =>
    ['start', 'stay', 'sign-in', 'booking', 'confirmation', 'mytransportation', 'voucher'].map(
      (name) => `src/i18n/${language}/${name}.ts`,
    ),
  ),
];

/** Pictures of those pages. */
const ART = ['art/icon.svg', 'art/scenes/meeting-point.svg', 'art/scenes/gate.svg', 'art/cars/1.svg'];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Every file that these sources bring along when they are drawn. */
function filesOf(bundle: Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of (chunk as Chunk).viteMetadata?.importedCss ?? [])
      if (style in bundle) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const source of SOURCES) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(`/apps/web/${source}`),
    );
    // Small sources may have become part of another file: then one of those brings them along.
    const holder =
      chunk ??
      Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/apps/web/${source}`)),
      );
    if (!holder) throw new Error(`the voucher needs ${source}, which is not in the build`);
    add(holder.fileName);
  }
  for (const name of Object.keys(bundle)) if (isFirstFont(name)) files.add(name);
  return [...files, ...ART].sort();
}

/** Writes /sw.js: the service worker with the list of files that it keeps. It exists in production builds only. */
export function voucherPlugin(): Plugin {
  return {
    name: 'traslado-voucher',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle).map((name) => `/${name}`);
        // Names of assets change with their content; those of pictures do not.
        const pictures = ART.map((name) => bundle[name]).map((one) =>
          one?.type === 'asset' ? one.source : '',
        );
        const mark = createHash('sha256')
          .update([...files, ...pictures].join())
          .digest('hex')
          .slice(0, 12);
        const settings: VoucherFiles = { cache: `voucher-${mark}`, shell: '/index.html', files };
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `(${runVoucherWorker})(self, ${JSON.stringify(settings, null, 1)});\n`,
        });
      },
    },
  };
}
