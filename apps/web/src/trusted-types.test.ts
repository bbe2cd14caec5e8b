import { afterEach, expect, it, vi } from 'vitest';
import { allowOurOwnTypes } from './trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

it('an empty element and our service worker are let through, and no other text', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  allowOurOwnTypes();
  const [[name, { createHTML, createScriptURL, createScript }]] = createPolicy.mock.calls as [
    [string, Partial<Record<string, (text: string) => string>>],
  ];
  expect([name, createHTML?.(''), createScriptURL?.('/sw.js'), createScript]).toEqual([
    'default',
    '',
    '/sw.js',
    undefined,
  ]);
  for (const [create, text] of [
    [createHTML, '<img src=x onerror=alert(1)>'],
    [createScriptURL, '/uploads/sw.js'],
    [createScriptURL, ''],
  ] as const)
    expect(() => create?.(text)).toThrow(TypeError);
});

it('a browser without such types does without', () => {
  vi.stubGlobal('window', {});
  expect(allowOurOwnTypes).not.toThrow();
});
