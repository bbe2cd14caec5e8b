import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { whatIsMissing } from './install.mjs';

const root = mkdtempSync(join(tmpdir(), 'traslado-install-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const lock = {
  '': { name: 'root' },
  'apps/web': { version: '0.1.0' },
  'node_modules/@own/web': { link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/for-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/for-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] },
};
const installed = {
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/for-here': { version: '1.0.0' },
};

function install(list: Record<string, unknown>): void {
  write('package-lock.json', { packages: lock });
  write('node_modules/@own/web/package.json', {});
  write('node_modules/.package-lock.json', { packages: list });
}

describe('what is missing of the packages', () => {
  it('is nothing when npm installed what the lock says', () => {
    install(installed);
    expect(whatIsMissing(root)).toBeUndefined();
  });

  it('is everything in a fresh clone', () => {
    write('package-lock.json', { packages: lock });
    expect(whatIsMissing(root)).toBe('none yet');
  });

  it('is a package of another version or content', () => {
    install({ ...installed, 'node_modules/zod': { version: '3.9.0', integrity: 'sha512-a' } });
    expect(whatIsMissing(root)).toBe('node_modules/zod');
    install({ ...installed, 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' } });
    expect(whatIsMissing(root)).toBe('node_modules/zod');
  });

  it('is an optional package made for this machine, but not one for another', () => {
    install({ 'node_modules/zod': installed['node_modules/zod'] });
    expect(whatIsMissing(root)).toBe('node_modules/for-here');
  });

  it('is the link to a workspace', () => {
    install(installed);
    rmSync(join(root, 'node_modules/@own'), { recursive: true });
    expect(whatIsMissing(root)).toBe('node_modules/@own/web');
  });
});
