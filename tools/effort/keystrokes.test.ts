import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effortOf, faultsOf, type Measured, type Press, tableOf } from './keystrokes.mjs';

const key = (name: string, target = 'page', more: Partial<Press> = {}): Press => ({
  kind: 'key',
  key: name,
  target,
  ...more,
});
const click = (target: string): Press => ({ kind: 'click', key: '', target });
const typed = (text: string, target: string, kind: string | null = null): Press[] =>
  [...text].map((one) => key(one, target, { isField: true, text: kind }));

describe('the effort of a task', () => {
  it('is nothing without a press', () => {
    expect(effortOf([])).toEqual({ seconds: 0, keys: 0, clicks: 0, hands: 0, minds: 0, texts: {} });
  });

  it('of a command by a key is a decision and the key', () => {
    expect(effortOf([key('w')])).toMatchObject({ seconds: 1.55, keys: 1, minds: 1 });
  });

  it('of a click from the keyboard is the way of the hand, the pointing and the press', () => {
    expect(effortOf([click('print')])).toMatchObject({ seconds: 3.05, clicks: 1, hands: 1, minds: 1 });
  });

  it('counts the way back to the keyboard, and decides once for a field that was clicked', () => {
    const { hands, minds } = effortOf([click('amount'), ...typed('20', 'amount')]);
    expect({ hands, minds }).toEqual({ hands: 2, minds: 1 });
  });

  it.each([
    ['the same key again', [key('j'), key('j'), key('j')], 1],
    ['another command', [key('j'), key('t')], 2],
    ['a chord', [key('Control'), key('k')], 1],
    ['Tab into the next field', [...typed('20', 'amount'), key('Tab', 'amount'), ...typed('x', 'note')], 2],
    ['Enter at the end of a field', [...typed('20', 'amount'), key('Enter', 'amount', { isField: true })], 1],
    [
      'Enter on what was found',
      [...typed('ana', 'box', 'name'), key('Enter', 'box', { isField: true, isChoice: true })],
      2,
    ],
    ['Enter on a button of a dialog', [key('s', 'row'), key('Enter', 'button')], 2],
  ] as const)('decides before %s as often as the model says', (_, presses, minds) => {
    expect(effortOf(presses).minds).toBe(minds);
  });

  it('counts characters of texts apart, by their kind, and amounts and days among the keys', () => {
    const effort = effortOf([
      ...typed('20', 'amount'),
      ...typed('late', 'note', 'note'),
      ...typed('ana', 'name', 'name'),
      key('Backspace', 'name', { isField: true, text: 'name' }),
      key('Tab', 'name', { isField: true, text: 'name' }),
    ]);
    expect(effort).toMatchObject({ keys: 3, texts: { note: 4, name: 4 } });
  });

  it('does not take a command for a character of a text', () => {
    expect(effortOf([key('w', 'page', { text: 'note' })])).toMatchObject({ keys: 1, texts: {} });
  });
});

const measured = (seconds: number, loads = 0): Measured => ({
  name: 'Refund USD 20',
  from: 'the booking',
  loads,
  effort: { seconds, keys: 1, clicks: 2, hands: 3, minds: 4, texts: { note: 12 } },
});

describe('what is held against a task', () => {
  it.each([
    [measured(8), undefined, []],
    [measured(8.01), undefined, ['8.01 s, more than 8']],
    [measured(5.5), 5, []],
    [measured(5.55), 5, ['5.55 s, more than 10 % over 5']],
    [measured(4), 5, []],
    [measured(4, 1), 5, ['1 page loads in the middle']],
  ] as const)('of %o beside %s s', (task, known, faults) => {
    expect(faultsOf(task, known)).toEqual(faults);
  });
});

it('the table says what a task cost before, where that is known', () => {
  const [, , ...lines] = tableOf([measured(5), { ...measured(6), name: 'Answer' }], {
    'Refund USD 20': 9,
  }).split('\n');
  expect(lines).toEqual([
    '| Refund USD 20 | the booking | 1 | 2 | 3 | 4 | 12 note | 9.0 | 5.0 |',
    '| Answer | the booking | 1 | 2 | 3 | 4 | 12 note | – | 6.0 |',
  ]);
});

describe('what was written down', () => {
  const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  const {
    before,
    tasks,
    guests,
  }: Record<'tasks' | 'guests', Measured[]> & {
    readonly before: Record<string, number>;
  } = JSON.parse(read('effort.json'));

  it('is twenty tasks of staff, none above the limit or with a page load', () => {
    expect(tasks).toHaveLength(20);
    expect(tasks.filter((task) => faultsOf(task, undefined).length > 0)).toEqual([]);
  });

  it('stands in both tables of the page', () => {
    const page = read('effort.md');
    for (const some of [tasks, guests]) expect(page).toContain(tableOf(some, before));
    const names = [...tasks, ...guests].map(({ name }) => name);
    expect(Object.keys(before).filter((name) => !names.includes(name))).toEqual([]);
  });
});
