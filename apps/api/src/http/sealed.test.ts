import { expect, it } from 'vitest';
import { createSealer } from './sealed.ts';

const secret = 'a-secret-of-thirty-two-characters';
const value = { token: 'quite secret', at: 7 };

it('opens what it sealed, and shows nothing of it', () => {
  const sealer = createSealer(secret, 'test');
  const sealed = sealer.seal(value, 'session 1');
  expect(sealer.open(sealed, 'session 1')).toEqual(value);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret');
  expect(sealer.seal(value, 'session 1')).not.toBe(sealed);
});

it('opens nothing that was changed, moved, cut, or sealed for something else', () => {
  const sealer = createSealer(secret, 'test');
  const sealed = sealer.seal(value, 'session 1');
  expect(sealer.open(sealed, 'session 2')).toBeNull();
  expect(sealer.open(sealed)).toBeNull();
  expect(createSealer(secret, 'other').open(sealed, 'session 1')).toBeNull();
  expect(createSealer(`${secret}x`, 'test').open(sealed, 'session 1')).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    // The last character has unused bits.
    if (Buffer.from(changed, 'base64url').equals(Buffer.from(sealed, 'base64url'))) continue;
    expect(sealer.open(changed, 'session 1')).toBeNull();
  }
  for (const cut of ['', 'A', sealed.slice(0, 30), sealed.slice(0, -2), 'no base64 at all!'])
    expect(sealer.open(cut, 'session 1')).toBeNull();
});
