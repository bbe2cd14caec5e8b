import { describe, expect, it } from 'vitest';
import { mailboxKey, unlinkedName } from './messages.ts';

describe('a mailbox', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    [' Ana@Example.COM ', 'ana@example.com'],
    ['ana+news@example.com', 'ana@example.com'],
    ['ana+a+b@example.com', 'ana@example.com'],
    ['+ana@example.com', '+ana@example.com'],
  ])('%s is %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });
});

describe('a name in a mail to a stranger', () => {
  it.each([
    ['Ana Rivera', 'Ana Rivera'],
    ['J.R. Ewing', 'J. R. Ewing'],
    ['Ana M.', 'Ana M.'],
    ['Visit www.evil.example now', 'Visit www. evil. example now'],
    ['a..b', 'a. . b'],
  ])('%s → %s', (name, safe) => {
    expect(unlinkedName(name)).toBe(safe);
    expect(unlinkedName(name)).not.toMatch(/\.\S/);
  });
});
