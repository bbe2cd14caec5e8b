import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { filesWith } from './files-with.ts';
import { isFirstFont } from './fonts-plugin.ts';
import { runPushWorker } from './push-worker.ts';
import { runVoucherWorker, type VoucherFiles } from './voucher-worker.ts';

/** Pages without a network: the confirmation and My transportation, in both languages. */
const SOURCES = [
  'src/main.ts',
  'src/render-app.tsx',
  'src/routes/guest/confirmation.tsx',
  'src/routes/guest/mytransportation.tsx',
  'src/guest/mytransportation/mytransportation-page.tsx',
  'src/guest/mytransportation/my-ride-page.tsx',
  'src/guest/manage/sign-in-gate.tsx',
  'src/guest/sign-in/share-session.ts',
  'src/guest/my-bookings/manage-code.tsx',
  'src/guest/mytransportation/ride-day-card.tsx',
  ...['en', 'es'].flatMap((language) =>
    ['start', 'stay', 'sign-in', 'booking', 'confirmation', 'mytransportation', 'ride-day', 'voucher'].map(
      (name) => `src/i18n/${language}/${name}.ts`,
    ),
  ),
];

/** Pictures of those pages. */
const ART = ['art/icon.svg', 'art/scenes/meeting-point.svg', 'art/scenes/gate.svg', 'art/cars/1.svg'];

/** Writes /sw.js: the service worker with the list of files that it keeps, and with pushes. It exists in production builds only. */
export function voucherPlugin(): Plugin {
  return {
    name: 'traslado-voucher',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const fonts = Object.keys(bundle).filter(isFirstFont);
        const files = [...filesWith(bundle, SOURCES), ...fonts, ...ART].sort().map((name) => `/${name}`);
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
          source: `(${runVoucherWorker})(self, ${JSON.stringify(settings, null, 1)});\n(${runPushWorker})(self);\n`,
        });
      },
    },
  };
}
