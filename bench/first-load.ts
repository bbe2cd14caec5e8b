import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type ManifestEntry = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** Script and style that the first view of a page needs, gzipped, in bytes. `pages` are sources of lazily loaded routes. */
export function firstLoadBytes(webDist: string, pages: readonly string[]): number {
  const path = join(webDist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('the web app is not built');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>;
  const files = new Set<string>();
  const add = (key: string): void => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const sheet of entry.css ?? []) files.add(sheet);
    for (const next of entry.imports ?? []) add(next);
  };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry) add(key);
  for (const page of pages) add(page);
  return [...files]
    .filter((file) => /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(webDist, file)), { level: 9 }).length, 0);
}
