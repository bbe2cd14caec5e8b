import { providers } from '@traslado/domain/catalogues/providers';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm } from '../../../testing/forms.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { AnyScreen } from '../catalogues/screen.ts';
import type { Person } from '../session/use-profile.ts';
import { KeptRowPage } from './kept-row-page.tsx';
import { SetPage } from './set-page.tsx';
import type { OneSet, SetFacts } from './use-change-sets.ts';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false, WIDE: '' }));
vi.mock('../../components/form.tsx', async (real) =>
  (await import('../../../testing/forms.ts')).keepingForms(await real()),
);

const example = exampleOf('getChangeSet');
const reader = { permissions: ['change-sets:see'], menu: [] } as unknown as Person;
const publisher = {
  permissions: ['providers:change', 'change-sets:publish'],
  menu: [],
} as unknown as Person;

const shown = (
  { change_set, ...one }: Omit<Partial<OneSet>, 'change_set'> & { change_set?: Partial<SetFacts> },
  locale: Locale = 'en-US',
  person = publisher,
) =>
  draw(<SetPage person={person} id={4} screenOf={() => null} />, {
    locale,
    answers: [
      [
        ['staff', 'change-sets'],
        { ...example, ...one, change_set: { ...example.change_set, ...change_set } },
      ],
    ],
  });

const free = { change: null, publish: null, approve: null, reasons: {} };

describe('the standing of a set', () => {
  it('names the set, its note and all of its authors', async () => {
    const { all, text } = await shown({ author_names: ['revenue.demo', 'ana.lopez'] });
    expect(all('h1')).toEqual(['Winter rates']);
    expect(text).toContain('Agreed on November 20.');
    expect(text).toContain('Edited by revenue.demo, ana.lopez');
  });

  it('waits for a second person, and says why the viewer is none', async () => {
    const { text } = await shown({});
    expect(text).toContain('Waits for a second person');
    expect(text).toContain('You wrote part of this. Someone else has to approve it.');
  });

  it.each([
    [true, 'Colleagues who can approve or publish it: Rosa and Eva.'],
    [false, 'Colleagues who can publish it: Rosa and Eva.'],
  ])('names who else goes on, with a second person: %s', async (needs_second, said) => {
    expect((await shown({ needs_second, publishers: ['Rosa', 'Eva'] })).text).toContain(said);
    expect((await shown({ needs_second, publishers: [] })).text).not.toContain('Colleagues');
  });

  it('refuses nothing to a reader who may not publish', async () => {
    const why = 'You don’t have permission to do this.';
    const viewer = { ...free, publish: 'auth.forbidden', reasons: { 'auth.forbidden': why } };
    expect((await shown({ viewer })).text).toContain(why);
    expect((await shown({ viewer }, 'en-US', reader)).text).not.toContain(why);
  });

  it('of a draft waits for nobody', async () => {
    const { text } = await shown({ change_set: { state: 'draft' } });
    expect(text).not.toContain('Waits for a second person');
    expect(text).not.toContain('You wrote part of this');
  });

  const ready = { state: 'ready', approved_by: null } as const;
  it.each([
    [{ state: 'draft' } as const, false, free, 'It needs no second person: its author can publish it.'],
    [{ state: 'draft' } as const, true, free, 'It needs a second person: someone who edited none of it'],
    [ready, false, free, 'Waits to be published. You can publish it yourself.'],
    [ready, true, free, 'You edited none of it: you can approve or publish it.'],
    [{ ...ready, approved_by: 'rosa' }, true, free, 'Waits to be published. You can publish it yourself.'],
  ])('%j, with a second person: %s, says who goes on', async (change_set, needs_second, viewer, said) => {
    expect((await shown({ change_set, needs_second, viewer })).text).toContain(said);
  });

  it('that is approved names the second person', async () => {
    const { text } = await shown({
      change_set: { approved_by: 'rosa', approved_by_name: 'Rosa' },
      viewer: free,
    });
    expect(text).toContain('Approved by Rosa');
    expect(text).not.toContain('Waits for a second person');
  });

  it.each([
    ['2026-12-31T06:00:00.000Z', 'America/Cancun', 'Thu, Dec 31, 1:00 AM (Cancun time)'],
    // The night in which New York's clocks go back: the same time twice, an hour apart.
    ['2026-11-01T05:30:00.000Z', 'America/New_York', 'Sun, Nov 1, 1:30 AM (New York time)'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', 'Sun, Nov 1, 1:30 AM (New York time)'],
    ['2026-11-01T07:30:00.000Z', 'America/New_York', 'Sun, Nov 1, 2:30 AM (New York time)'],
  ])('scheduled for %s in %s', async (publish_at, publish_zone, moment) => {
    const set = { state: 'scheduled' as const, publish_at, publish_zone, scheduled_by_name: 'rosa' };
    expect((await shown({ change_set: set })).text).toContain(
      `Will be published ${moment}, with the rights of rosa`,
    );
  });

  it('published says by whom and when, by the clocks of the place', async () => {
    const set = { state: 'published' as const, ended_by_name: 'rosa', ended_at: '2026-12-01T04:59:00.000Z' };
    const { text } = await shown({ change_set: set }, 'es-MX');
    expect(text).toContain('rosa');
    expect(text).toContain('lun 30 de nov, 23:59');
  });

  it('that failed says why', async () => {
    const set = { state: 'failed' as const, failure_message: 'A rate was deleted.' };
    const { text } = await shown({ change_set: set });
    expect(text).toContain('It was not published when its time came.|A rate was deleted.');
  });
});

describe('rows that changed meanwhile', () => {
  const [part] = example.parts;
  if (!part) throw new Error('the example has no part');

  it.each([
    [[0], 'draft', null],
    [[1], 'draft', '1 row was changed or deleted since it was added here.'],
    [[1, 2], 'draft', '3 rows were changed or deleted since they were added here.'],
  ] as const)('%j of them in a %s', async (stale, state, said) => {
    const parts = stale.map((count) => ({ ...part, stale: count }));
    const { text } = await shown({ change_set: { state }, parts });
    if (said === null) expect(text).not.toContain('since');
    else expect(text).toContain(`${said}|Decide for each of them below.`);
  });

  it('are decided on in a draft alone', async () => {
    const { text } = await shown({ parts: [{ ...part, stale: 1 }] });
    expect(text).toContain('Return the set to draft to decide.');
  });
});

describe('the next steps', () => {
  it('a row is added to a draft by a person who may change it', async () => {
    const label = 'Add a row to this set';
    expect((await shown({ change_set: { state: 'draft' } })).text).toContain(label);
    expect((await shown({})).text).not.toContain(label);
    const viewer = { ...free, change: 'no' } as unknown as OneSet['viewer'];
    expect((await shown({ change_set: { state: 'draft' }, viewer })).text).not.toContain(label);
  });

  it('the buttons are those that the viewer has', async () => {
    const draft = { state: 'draft' } as const;
    const of = async (needs_second: boolean) =>
      (await shown({ change_set: draft, viewer: free, needs_second })).all('button');
    expect(await of(false)).toEqual(expect.arrayContaining(['Mark as ready', 'Rename', 'Withdraw']));
    expect(await of(true)).toContain('Send for approval');
    expect((await shown({ change_set: { state: 'withdrawn' } })).all('button')).toEqual([]);
  });
});

describe('an address that is missing', () => {
  const missing = { username: 'rosa', is_own: false, of_service: false, person: 12 };
  const told = (...missing_addresses: OneSet['missing_addresses']) =>
    shown({ missing_addresses, viewer: free });

  it('is counted', async () => {
    expect((await told(missing)).text).toContain('An email address is missing|');
    expect((await told(missing, { ...missing, username: 'ana' })).text).toContain(
      '2 email addresses are missing',
    );
    expect((await told()).text).not.toContain('missing');
  });

  it('leads to the person who has none, for a viewer who may enter it', async () => {
    expect((await told(missing)).links()).toContain('/admin/people/12 Enter it');
    const other = await told({ ...missing, person: null });
    expect(other.links().join()).not.toContain('/admin/people');
    expect(other.text).toContain('Ask an administrator to enter it under People.');
  });

  it('of the group’s sign-in is entered there', async () => {
    const { text, links } = await told({ ...missing, of_service: true });
    expect(text).toContain('It comes from the group’s sign-in.');
    expect(links().join()).not.toContain('/admin/people');
  });

  it('that is one’s own alone speaks to the viewer, and takes the place of the reason', async () => {
    const why = 'We cannot tell who you are.';
    const viewer = {
      ...free,
      approve: 'change_set.person_unknown',
      publish: 'change_set.person_unknown',
      reasons: { 'change_set.person_unknown': why },
    } as OneSet['viewer'];
    const own = { ...missing, is_own: true };
    const { text } = await shown({ viewer, missing_addresses: [own] });
    expect(text).toContain('you can’t approve or publish this set');
    expect(text).toContain('Your own account has no address.');
    expect(text).not.toContain(why);
    const both = await shown({ viewer, missing_addresses: [own, missing] });
    expect(both.text).toContain('no one can approve or publish this set');
    expect((await shown({ viewer })).text).toContain(why);
  });
});

describe('the history', () => {
  const at = '2026-11-21T14:02:00.000Z';
  const told = async (action: string, detail: string) => {
    const history = [{ action, at, by: 'ana', by_name: 'ana', detail }] as OneSet['history'];
    return (await shown({ history })).text;
  };

  it.each([
    ['keep', '1', 'ana added changes of 1 row'],
    ['keep', '12', 'ana added changes of 12 rows'],
    ['move', 'draft', 'ana returned it to draft'],
    ['move', 'ready', 'ana marked it as ready'],
    ['move', 'withdrawn', 'ana withdrew it'],
    ['name', '', 'ana renamed it'],
    ['drop', '', 'ana removed a row'],
    ['resolve', '', 'ana decided on a row that had changed'],
    ['approve', '', 'ana approved it'],
    ['schedule', '', 'ana scheduled it'],
    ['publish', '', 'ana published it'],
    ['fail', '', 'It could not be published when its time came'],
  ])('%s %s', async (action, detail, said) => expect(await told(action, detail)).toContain(said));

  it('stands the newest first', async () => {
    const history = [
      { action: 'keep', at, by: 'ana', by_name: 'ana', detail: '1' },
      { action: 'approve', at, by: 'rosa', by_name: 'rosa', detail: '' },
    ] as OneSet['history'];
    const { text } = await shown({ history });
    expect(text.indexOf('rosa approved it')).toBeLessThan(text.indexOf('ana added changes'));
  });
});

it('a row of a set is written into the set again, with its number in the catalogue', async () => {
  const screen = { definition: providers, icon: 'van' } as unknown as AnyScreen;
  const kept = { ...exampleOf('getChangeSetRow'), values: providers.example };
  await draw(<KeptRowPage person={publisher} set={4} row={12} screenOf={() => screen} />, {
    answers: [[['staff', 'change-sets', 'row', 4, 12], kept]],
  });
  const { asked, values, send, leftFor } = filledForm(() => ({ id: 4, name: 'Winter rates', kept: 1 }));
  expect(values()).toMatchObject({ trade_name: providers.example.trade_name });
  await send({ trade_name: 'Caribe Vans' });
  const source = { kind: 'rewrite', catalogue: 'providers', id: 7, values: { trade_name: 'Caribe Vans' } };
  expect(asked).toMatchObject([{ line: 'POST /v1/staff/change-sets/keep', body: { change_set: 4, source } }]);
  expect(leftFor()).toBe('/admin/change-sets/4');
});
