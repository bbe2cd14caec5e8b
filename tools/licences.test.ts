import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly dev?: true;
  readonly devOptional?: true;
};

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Licences that ask for no more than their notice. */
const free = new Set('MIT MIT-0 ISC 0BSD BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Zlib'.split(' '));

/** Packages under another licence, or whose licence npm cannot name, with the reason why they may be there. */
const reasons: readonly (readonly [packages: RegExp, licence: string | undefined, reason: string])[] = [
  [/^@(embedpdf|fontsource-variable)\//, 'OFL-1.1', 'Fonts: may be served and embedded, not sold alone.'],
  [/^@expo-google-fonts\//, 'MIT AND OFL-1.1', 'The same fonts, as files for letters.'],
  [
    /^@img\/sharp-libvips-/,
    'LGPL-3.0-or-later',
    'A shared library of its own, unchanged, which anybody may replace.',
  ],
  [
    /^@img\/sharp-(win32|wasm32)/,
    'Apache-2.0 AND LGPL-3.0-or-later( AND MIT)?',
    'The same library for other systems.',
  ],
  [/^web-push$/, 'MPL-2.0', 'Unchanged: its licence covers its own files alone.'],
  [
    /^dejavu-fonts-ttf$/,
    'SEE LICENSE IN README.md AND LICENSE',
    'Fonts of Bitstream Vera’s licence: free to embed.',
  ],
  [/^png-js$/, undefined, 'Its file LICENSE is the MIT licence; package.json does not say so.'],
];

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** True for a licence of which each part, or of alternatives one, is among the free ones. */
const isFree = (licence: string): boolean => {
  const words = licence.replace(/[()]/g, '').split(/ and | or /i);
  return / or /i.test(licence) ? words.some((one) => free.has(one)) : words.every((one) => free.has(one));
};

describe('the packages', () => {
  it('of production are all under a licence that is free, or have a reason', () => {
    const used = new Set<number>();
    const odd = installed
      .filter(([, { dev, devOptional }]) => !dev && !devOptional)
      .filter(([path, { license }]) => {
        if (license !== undefined && isFree(license)) return false;
        const index = reasons.findIndex(
          ([packages, licence]) =>
            packages.test(nameOf(path)) &&
            (licence === undefined ? license === undefined : new RegExp(`^${licence}$`).test(license ?? '')),
        );
        used.add(index);
        return index < 0;
      })
      .map(([path, { version, license }]) => `${nameOf(path)} ${version}: ${license ?? 'no licence named'}`);
    expect(odd).toEqual([]);
    expect(
      reasons.filter((_, index) => !used.has(index)),
      'a reason for no package',
    ).toEqual([]);
  });

  it('all come from the registry, with the sum of their content', () => {
    const loose = installed.filter(
      ([, { integrity, resolved }]) =>
        !integrity?.startsWith('sha512-') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(installed.length).toBeGreaterThan(100);
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});
