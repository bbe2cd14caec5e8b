import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';
import { hashContent, stampMatches, writeStamp } from './stamp.mjs';

const root = mkdtempSync(join(tmpdir(), 'traslado-stamp-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'src/dist'), { recursive: true });
writeFileSync(join(root, 'src/a.ts'), 'a');

const hash = () => hashContent(root, ['src', 'missing']);

describe('the stamp of a build', () => {
  it('changes with content and names, not with times, tests and made folders', () => {
    const before = hash();
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    writeFileSync(join(root, 'src/a.test.ts'), 'test');
    writeFileSync(join(root, 'src/dist/a.js'), 'made');
    expect(hash()).toBe(before);
    writeFileSync(join(root, 'src/b.ts'), '');
    const withFile = hash();
    expect(withFile).not.toBe(before);
    writeFileSync(join(root, 'src/a.ts'), 'b');
    expect(hash()).not.toBe(withFile);
  });

  it('is believed only when it says the same', () => {
    const stamp = join(root, 'out/.built-from');
    expect(stampMatches(stamp, 'x')).toBe(false);
    writeStamp(stamp, 'x');
    expect(stampMatches(stamp, 'x')).toBe(true);
    expect(stampMatches(stamp, 'y')).toBe(false);
  });
});

describe('the lock of a clone', () => {
  it('lets one at a time in', async () => {
    const file = join(root, 'one.lock');
    let inside = 0;
    let most = 0;
    const work = () =>
      withLock(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside -= 1;
      });
    await Promise.all([work(), work(), work()]);
    expect(most).toBe(1);
  });

  it('is taken over from a holder that is gone', async () => {
    const file = join(root, 'dead.lock');
    // No process has an id this high.
    writeFileSync(file, '4194305');
    expect(await withLock(file, async () => 'in')).toBe('in');
  });

  it('is given back after a failure', async () => {
    const file = join(root, 'failed.lock');
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(file, async () => 'in')).toBe('in');
  });
});
