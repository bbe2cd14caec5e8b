import { describe, expect, test } from 'vitest';
import { offeredActions } from './offered-actions.ts';

type Asked = Parameters<typeof offeredActions>[0];
type State = Asked['change_set']['state'];

const setOf = (state: State, set: Partial<Asked['change_set']> = {}, more: Partial<Asked> = {}): Asked => ({
  change_set: { state, rows: 2, approved_by: null, batch: state === 'published' ? 7 : null, ...set },
  viewer: { change: null, publish: null, approve: null },
  needs_second: false,
  needs_sets: false,
  ...more,
});
const reader = { viewer: { change: 'no', publish: 'no', approve: 'no' } } as unknown as Partial<Asked>;

describe('the actions on a change set', () => {
  test.each<[State, string]>([
    ['draft', 'ready rename withdraw'],
    ['ready', 'draft publish schedule withdraw'],
    ['scheduled', 'draft unschedule publish withdraw'],
    ['failed', 'ready draft withdraw'],
    ['published', 'undo'],
    ['withdrawn', ''],
  ])('of a set that is %s', (state, actions) => {
    expect(offeredActions(setOf(state)).join(' ')).toBe(actions);
    expect(offeredActions(setOf(state, {}, reader))).toEqual([]);
  });
  test('a set without rows is not made ready', () =>
    expect(offeredActions(setOf('draft', { rows: 0 }))).toEqual(['rename', 'withdraw']));
  test('a second person approves once', () => {
    const second = { needs_second: true };
    expect(offeredActions(setOf('ready', {}, second))).toContain('approve');
    expect(offeredActions(setOf('ready', { approved_by: 'rosa' }, second))).not.toContain('approve');
  });
  test('nothing is undone at once where changes go through sets', () =>
    expect(offeredActions(setOf('published', {}, { needs_sets: true }))).toEqual([]));
});
