import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { forgetDrawn, press } from '../../../testing/press.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { systemsScreen } from './screen.tsx';
import { SystemKeys } from './system-keys.tsx';
import { type SystemKey, useKeys } from './use-keys.ts';

vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);
beforeEach(forgetDrawn);
afterEach(() => void vi.unstubAllGlobals());

const example = exampleOf('listSystemKeys');
const [key] = example.keys;
if (!key) throw new Error('the example has no key');
const shown = (keys: Partial<SystemKey>[], viewer: Partial<typeof example.viewer> = {}) =>
  draw(<SystemKeys id={3} />, {
    answers: [
      [
        ['staff', 'system-keys', 3],
        {
          keys: keys.map((one, place) => ({ ...key, id: place, ...one })),
          viewer: { ...example.viewer, ...viewer },
        },
      ],
    ],
  });

it('each key says when it was made, used or ended', async () => {
  const { all } = await shown([
    {},
    { used_at: '2026-11-22T14:00:00Z' },
    { ended_at: '2026-11-23T14:00:00Z' },
  ]);
  const [unused, used, ended] = all('li');
  expect(unused).toMatch(
    /^Key ending in x9Kd\|Created .* by administrator\.demo\|Never used\|Revoke this key…$/,
  );
  expect(used).toMatch(/\|Last used around .*Nov 22.*\|Revoke this key…$/);
  expect(ended).toMatch(/\|Revoked .*Nov 23[^|]*$/);
});

it.each([
  [{ can_make: true, can_end: true }, ['Revoke this key…', 'Create a key'], false],
  [{ can_make: false, can_end: true }, ['Revoke this key…'], true],
  [{ can_make: false, can_end: false }, [], false],
])('%j', async (viewer, buttons, isFull) => {
  const { all, text } = await shown([{}], viewer);
  expect(all('button')).toEqual(buttons);
  expect(text.includes('Two keys are active.')).toBe(isFull);
});

it('without a key the client can’t sign in', async () => {
  expect((await shown([])).text).toContain('No key yet. The client can’t sign in.');
  expect((await shown([{}])).text).not.toContain('No key yet');
});

it('a key is made and ended by a call of its own', async () => {
  const { asked } = stubServer(() => ({ key: 'secret', ending: 'cret' }));
  await shown([{}]);
  await press('Create a key');
  const { end } = await drawHook(() => useKeys(3));
  expect(await end(7)).toBe(true);
  expect(asked.map(({ line }) => line)).toEqual([
    'POST /v1/staff/systems/3/keys',
    'DELETE /v1/staff/systems/3/keys/7',
  ]);
});

it('one that could not be ended is not said to be', async () => {
  stubServer(() => problem(409, 'key.ended'));
  expect(await (await drawHook(() => useKeys(3))).end(7)).toBe(false);
});

it('calls without a limit are not said to be none', async () => {
  const textOf = await drawHook(() => systemsScreen.useValueText?.());
  expect([textOf?.('calls_a_minute', null), textOf?.('calls_a_minute', 60), textOf?.('name', null)]).toEqual([
    'No limit',
    null,
    null,
  ]);
});
