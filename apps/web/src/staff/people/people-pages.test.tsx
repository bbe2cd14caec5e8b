import { ProblemError } from '@traslado/contract/client';
import { menuFor } from '@traslado/domain/access/menu';
import type { Permission } from '@traslado/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, press, propsOf, reached, send, stubTab, tick } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { EditForm } from '../catalogues/edit-form.tsx';
import type { Person } from '../session/use-profile.ts';
import { AccountCard } from './account-card.tsx';
import { InvitePage } from './invite-page.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonEditor } from './person-editor.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonPage } from './person-page.tsx';
import { type Colleague, EVERYBODY, type PersonDeed } from './use-people.ts';
import { usePersonDifferences } from './use-person-differences.ts';
import { usePersonWrites } from './use-person-writes.ts';

const screen = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => screen.isNarrow }));
vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(() => {
  screen.isNarrow = false;
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const { person: lucia, viewer: reader } = exampleOf('getPerson');
const resorts = [
  { id: 1, code: 'BP', name: 'Bahía Perla' },
  { id: 2, code: 'CR', name: 'Coral' },
];
const roles = [
  { name: 'concierge', en: 'Concierge', es: 'Concierge', can_give: true },
  { name: 'finance', en: 'Finance', es: 'Finanzas', can_give: false },
];
const viewer = { ...reader, roles, properties: resorts };
const personWith = (...permissions: Permission[]) =>
  ({ permissions, menu: menuFor(permissions, true) }) as unknown as Person;

describe('the list of people', () => {
  const shown = (rows: Partial<Colleague>[], can: Partial<typeof viewer> = {}) =>
    draw(<PeopleList />, {
      answers: [
        [
          ['staff', 'people', 'list'],
          {
            ...exampleOf('searchPeople'),
            rows: rows.map((one, place) => ({ ...lucia, id: 12 + place, ...one })),
            total: rows.length,
            viewer: { ...viewer, ...can },
          },
        ],
      ],
    });

  it('tells of each person in a line, and which one is the viewer', async () => {
    const { all } = await shown([
      {},
      {
        id: 6,
        name: 'Ana',
        email: null,
        username: 'ana.ruiz',
        roles: ['finance', 'auditor'],
        scope: null,
        status: 'disabled',
        signed_in_at: null,
        own_limit: 5_000,
      },
      { name: 'Eva', roles: [], scope: [2, 99], status: 'unconfirmed' },
    ]);
    const [head, first, self, third] = all('tr');
    expect(head).toBe('Name|User name|Roles|Resorts|Refund limit|Last sign-in');
    expect(first).toMatch(
      /^Lucía Campos\|lucia\.campos@perla\.example\|lucia\.campos\|Concierge\|Bahía Perla and Coral\|From the roles\|.*Nov 2/,
    );
    expect(self).toBe(
      'Ana|You|Closed|ana.ruiz|Finance and auditor|All resorts|USD 5,000.00|Set for this person|Never signed in',
    );
    expect(third).toContain(
      'Eva|Invited|lucia.campos@perla.example|lucia.campos|none|Coral and Resort no. 99|From the roles|',
    );
  });

  it('offers to invite only to a person who may', async () => {
    expect((await shown([{}])).links()).toContain('/admin/people/new Invite a colleague|N');
    const reads = await shown([{}], { can_change: false });
    expect(reads.links().join()).not.toContain('/new');
    expect(reads.text).toContain('You can see your colleagues here but not change them.');
  });

  it('without anybody leads to the first invitation, and to no other filter', async () => {
    const { text, all } = await shown([]);
    expect(text).toContain('No one else is here yet|Invite the first colleague.');
    expect(all('button')).toEqual(['Filters']);
  });
});

describe('the filters of people', () => {
  const change = vi.fn();
  const shown = () =>
    draw(<PeopleFilters question={EVERYBODY} viewer={viewer} change={change} lead={null} />);

  it('have the roles and states by name; orders stand there only where rows are cards', async () => {
    expect((await shown()).all('option')).toEqual([
      'All roles',
      'Concierge',
      'Finance',
      'Any status',
      'Active',
      'Invited',
      'New password due',
      'Closed',
    ]);
    screen.isNarrow = true;
    expect((await shown()).all('option').slice(8)).toEqual([
      'Name, ascending',
      'Name, descending',
      'User name, ascending',
      'User name, descending',
      'Status, ascending',
      'Status, descending',
      'Last sign-in, ascending',
      'Last sign-in, descending',
    ]);
  });
});

describe('the account of a person', () => {
  const shown = (one: Partial<Colleague>, can_change = true) =>
    draw(<AccountCard viewer={{ ...viewer, can_change }} colleague={{ ...lucia, ...one }} />);

  it.each<[Partial<Colleague>, string[], string]>([
    [
      {},
      ['Email a password link', 'Sign out everywhere', 'Turn off two-step sign-in', 'Close the account'],
      'Can sign in.',
    ],
    [
      { status: 'unconfirmed' },
      ['Send the invitation again', 'Close the account'],
      'Hasn’t chosen a password yet.',
    ],
    [{ status: 'disabled' }, ['Open the account again'], 'Can’t sign in.'],
    [
      { of_service: true },
      ['Sign out everywhere', 'Close the account'],
      'Can sign in. Signs in with the group’s identity service.',
    ],
    [{ id: 6 }, ['Email a password link', 'Sign out everywhere'], 'Can sign in.'],
  ])('%j has its own actions', async (one, actions, state) => {
    const { all, text } = await shown(one);
    expect(all('button')).toEqual(actions);
    expect(text).toContain(state);
  });

  it('has none for a person who only reads', async () => {
    const { all, text } = await shown({ signed_in_at: null }, false);
    expect(all('button')).toEqual([]);
    expect(text).toContain('User name|lucia.campos|Last sign-in|Never');
  });

  it('is opened at once, on the version that was read, with all else as it is', async () => {
    const { asked } = stubServer(({ body }) => ({ ...lucia, version: 2, ...(body as object) }));
    await shown({ status: 'disabled' });
    await press('Open the account again');
    await reached(() => expect(notify).toHaveBeenCalledWith('Account open again:', 'good', 'Lucía Campos'));
    const { name, email, roles: own, scope } = lucia;
    expect(asked).toMatchObject([
      {
        line: 'PUT /v1/staff/people/12',
        ifMatch: '"1"',
        body: { name, email, roles: own, scope, status: 'active' },
      },
    ]);
  });

  it.each<[Response | null, string]>([
    [
      problem(403, 'person.above_you'),
      'This person has permissions that you don’t have. Ask an administrator who has them.',
    ],
    [problem(404, 'person.not_found'), 'There is no such person'],
    [problem(500, 'server.error'), 'That didn’t work. Please try again.'],
    [null, 'That didn’t work. Please try again.'],
  ])('that stays closed says why: %#', async (answer, why) => {
    stubServer(() => answer);
    await shown({ status: 'disabled' });
    await press('Open the account again');
    await reached(() => expect(notify).toHaveBeenCalledWith(why, 'bad'));
  });
});

describe('an action on an account', () => {
  const act = async () => drawHook(() => usePersonWrites());

  it('that closes it keeps what a colleague saved meanwhile', async () => {
    const newer = { ...lucia, version: 5, name: 'Lucía C.', roles: ['finance'] };
    const { asked } = stubServer(({ ifMatch, body }) =>
      ifMatch === '"5"'
        ? { ...newer, version: 6, ...(body as object) }
        : problem(412, 'person.stale', { expected: { person: newer } }),
    );
    expect(await (await act()).setStatus(lucia, 'disabled')).toMatchObject({
      kind: 'saved',
      row: { version: 6 },
    });
    expect(asked.map(({ ifMatch, body }) => [ifMatch, body])).toMatchObject([
      ['"1"', { name: 'Lucía Campos', status: 'disabled' }],
      ['"5"', { name: 'Lucía C.', roles: ['finance'], status: 'disabled' }],
    ]);
  });

  it('of another kind is not tried again', async () => {
    const newer = { ...lucia, version: 5 };
    const { asked } = stubServer(() => problem(412, 'person.stale', { expected: { person: newer } }));
    const { update } = await act();
    expect(await update(lucia, { name: 'L', email: null, roles: [], scope: null })).toEqual({
      kind: 'stale',
      newer,
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['endSessions', 'DELETE /v1/staff/people/12/sessions'],
    ['takeFactor', 'DELETE /v1/staff/people/12/second-factor'],
    ['sendLink', 'POST /v1/staff/people/12/link'],
  ] as const)('%s has a call of its own', async (deed, line) => {
    const { asked } = stubServer(() => ({ ended: 2 }));
    const outcome = await (await act())[deed](lucia);
    expect(outcome).toMatchObject({ kind: 'saved', row: { version: 1 } });
    expect(asked.map((one) => one.line)).toEqual([line]);
  });

  it('is refused in the words of the server where it restores', async () => {
    stubServer(() => problem(409, 'person.last_administrator'));
    expect(await (await act()).restore(lucia, 97)).toBe('why person.last_administrator');
  });
});

describe('the page of a person', () => {
  const shown = (can: object, one: Partial<Colleague> = {}, ...permissions: Permission[]) =>
    draw(
      <PersonPage person={personWith(...permissions)} id={12} limit={(may) => <p>limit {String(may)}</p>} />,
      {
        answers: [
          [
            ['staff', 'people', 'one', 12],
            { person: { ...lucia, ...one }, viewer: { ...viewer, is_below: false, ...can } },
          ],
          [['staff', 'people', 'history', 12], exampleOf('listPersonHistory')],
        ],
      },
    );

  it('is a form for a person who may change it', async () => {
    const { all, text } = await shown({});
    expect(all('h1')).toEqual(['Lucía Campos']);
    expect(all('button')).toEqual(
      expect.arrayContaining(['Save', 'Delete this person', 'Close the account']),
    );
    expect(text).toContain('limit true');
  });

  it.each([
    [{ can_change: false }, 'You can see your colleagues here but not change them.'],
    [
      { can_change: false, is_below: true },
      'This person has permissions that you don’t have, so you can only view the account.',
    ],
  ])('is only read by others, and says why: %j', async (can, why) => {
    const { all, text } = await shown(can, { email: null });
    expect(text).toContain(why);
    expect(text).toContain('Email|none|Roles|Concierge|Resorts|Bahía Perla and Coral');
    expect(all('button')).toEqual([]);
    expect(text).toContain('limit false');
  });

  it('of nobody has neither form nor history', async () => {
    const gone = new ProblemError({
      type: 'about:blank',
      title: '',
      status: 404,
      code: 'person.not_found',
      detail: '',
      instance: '',
    });
    const { all } = await draw(<PersonPage person={personWith()} id={12} limit={() => null} />, {
      failures: [
        [['staff', 'people', 'one', 12], gone],
        [['staff', 'people', 'history', 12], gone],
      ],
    });
    expect(all('h1')).toEqual(['There is no such person']);
    expect([...all('h2'), ...all('form')]).toEqual([]);
  });

  it('shows what the viewer may not give, and why', async () => {
    const { html, text } = await shown({ has_all_properties: false }, { roles: ['concierge'] });
    expect(text).toContain('Finance|Includes permissions that you don’t have');
    expect(text).not.toContain('Concierge|Includes');
    const disabled = [...html.matchAll(/<input[^>]*disabled=""[^>]*>/g)].map(([input]) =>
      /value="(\w+)"|labelledby="[^"]*-(\w+)"/.exec(input)?.slice(1).find(Boolean),
    );
    expect(disabled).toEqual(['finance', 'all']);
  });

  it('of oneself can only lose', async () => {
    const { html, text } = await shown({ id: 12 }, { roles: ['concierge'], scope: [1] });
    expect(text).toContain('This is you. You can’t give yourself more roles or resorts.');
    const disabled = [...html.matchAll(/<input[^>]*disabled=""[^>]*>/g)].map(([input]) =>
      /value="(\w+)"|labelledby="[^"]*-(\w+)"/.exec(input)?.slice(1).find(Boolean),
    );
    expect(disabled).toEqual(['finance', 'all', '2']);
  });

  it('leads to the roles where the viewer may see them, and has resorts only where some count', async () => {
    expect((await shown({}, {}, 'roles:see')).text).toContain('See what each role can do');
    expect((await shown({}, {})).text).not.toContain('See what each role can do');
    expect((await shown({}, { scope: [1] })).text).toContain('Selected resorts');
    expect((await shown({}, { scope: null })).text).not.toContain('Selected resorts');
  });

  it.each([
    [12, 'no field to look in'],
    [13, 'a field to look in'],
  ])('with %i resorts has %s', async (count) => {
    const many = Array.from({ length: count }, (_, place) => ({
      id: place + 1,
      code: `R${place}`,
      name: `Resort ${place}`,
    }));
    expect((await shown({ properties: many })).html.includes('Find a resort')).toBe(count > 12);
  });
});

describe('the form of a person', () => {
  const shown = () => draw(<PersonEditor person={personWith()} viewer={viewer} colleague={lucia} />);

  it('sends all of the account on the version that was read, and goes back', async () => {
    const led = stubTab();
    const { asked } = stubServer(({ body }) => ({ ...lucia, version: 2, ...(body as object) }));
    await shown();
    enter('name', 'Lucía C.');
    await send('Lucía Campos');
    await reached(() => expect(led).toEqual(['/admin/people']));
    expect(asked).toMatchObject([
      {
        line: 'PUT /v1/staff/people/12',
        ifMatch: '"1"',
        body: { name: 'Lucía C.', email: lucia.email, roles: ['concierge'], scope: [1, 2] },
      },
    ]);
    expect(notify).toHaveBeenCalledWith('Saved:', 'good', 'Lucía Campos');
  });

  it.each<[string, Response, unknown]>([
    [
      'the last administrator',
      problem(409, 'person.last_administrator'),
      expect.stringContaining('the last person with every permission'),
    ],
    [
      'a name that is wrong',
      problem(422, 'name.invalid', { field: 'name' }),
      [{ field: 'name', code: 'name.invalid' }],
    ],
    ['somebody who is gone', problem(404, 'person.not_found'), 'There is no such person'],
    [
      'a server that fails',
      problem(503, 'server.busy'),
      expect.stringContaining('What you typed is still here.'),
    ],
  ])('says what was refused: %s', async (_, answer, said) => {
    stubServer(() => answer);
    await shown();
    const { onSave, form } = propsOf(EditForm);
    expect(await onSave(form.getValues())).toEqual(said);
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('an invitation', () => {
  const shown = (can: Partial<typeof viewer> = {}) =>
    draw(<InvitePage person={personWith()} />, {
      answers: [
        [['staff', 'people', 'list'], { ...exampleOf('searchPeople'), viewer: { ...viewer, ...can } }],
      ],
    });

  it('has its user name from the address, until one is typed', async () => {
    await shown();
    const { form } = propsOf(EditForm);
    enter('email', 'Nadia.Campos@perla.example');
    expect(form.getValues('username')).toBe('nadia.campos');
    enter('username', 'nadia');
    enter('email', 'other@perla.example');
    expect(form.getValues('username')).toBe('nadia');
  });

  it('is sent whole, and not before it has a resort', async () => {
    const led = stubTab();
    const { asked } = stubServer(({ body }) => ({ ...lucia, ...(body as object) }));
    await shown({ has_all_properties: false });
    enter('name', 'Nadia Campos');
    enter('email', 'nadia.campos@perla.example');
    propsOf(EditForm).form.setValue('roles', ['concierge']);
    await send('Invite a colleague');
    expect(asked).toEqual([]);
    propsOf(EditForm).form.setValue('scope', ['2']);
    await send('Invite a colleague');
    await reached(() => expect(led).toEqual(['/admin/people']));
    expect(asked).toMatchObject([
      {
        line: 'POST /v1/staff/people',
        body: {
          name: 'Nadia Campos',
          email: 'nadia.campos@perla.example',
          username: 'nadia.campos',
          roles: ['concierge'],
          scope: [2],
        },
      },
    ]);
    expect(notify).toHaveBeenCalledWith('Invitation sent to', 'good', 'nadia.campos@perla.example');
  });

  it('is nothing for a person who only reads', async () => {
    const { all, text } = await shown({ can_change: false });
    expect(all('form')).toEqual([]);
    expect(text).toContain('not change them');
  });
});

describe('the history of an account', () => {
  const facts = { name: 'Lucía', email: null, roles: ['concierge'], scope: [1], status: 'active' } as const;
  const change = (action: PersonDeed['action'], before: object | null, after: object | null): PersonDeed => ({
    id: 1,
    action,
    at: '2026-11-21T14:02:00.000Z',
    by: 'ana',
    by_name: 'ana',
    limit: null,
    before: before && { ...facts, roles: ['concierge'], scope: [1], ...before },
    after: after && { ...facts, roles: ['concierge'], scope: [1], ...after },
  });
  const shown = (entry: PersonDeed, can_change = true) =>
    draw(
      <PersonHistory id={12} viewer={{ ...viewer, can_change }} colleague={lucia} onRestored={vi.fn()} />,
      {
        answers: [[['staff', 'people', 'history', 12], { entries: [entry] }]],
      },
    );

  it.each<[PersonDeed, string]>([
    [change('create', null, {}), 'ana sent an invitation'],
    [change('update', {}, { name: 'Lu' }), 'ana changed the account'],
    [change('update', {}, { status: 'disabled' }), 'ana closed the account'],
    [change('update', { status: 'disabled' }, {}), 'ana opened the account again'],
    [change('update', { status: 'unconfirmed' }, {}), 'ana changed the account'],
    [change('end_sessions', {}, {}), 'ana signed the person out everywhere'],
    [change('send_link', {}, {}), 'ana sent a link for a new password'],
    [change('remove_factor', {}, {}), 'ana turned off two-step sign-in'],
    [change('delete', {}, null), 'ana deleted the account'],
  ])('%#: in words', async (entry, said) => {
    expect((await shown(entry)).text).toContain(said);
  });

  it('has each change of the refund limit', async () => {
    const set = {
      ...change('limit', null, null),
      limit: { old: null, now: 5_000, of_roles: 500, note: 'High season' },
    };
    const { text } = await shown(set);
    expect(text).toContain('ana set the refund limit');
    expect(text).toMatch(
      /Refund limit\|.*USD 500\.00, from the roles\|USD 5,000\.00, set for this person\|Note\|High season/,
    );
  });

  it('is restored from a change that had a state before, by a person who may', async () => {
    expect((await shown(change('update', {}, {}))).all('button')).toEqual(['Undo this change']);
    expect((await shown(change('create', null, {}))).all('button')).toEqual([]);
    expect((await shown(change('update', {}, {}), false)).all('button')).toEqual([]);
  });

  it.each([
    [
      'en-US',
      [
        'Email: none → lu@perla.example',
        'Roles: Concierge → Concierge and Finance',
        'Resorts: Bahía Perla → All resorts',
        'Status: Active → Closed',
      ],
    ],
    [
      'es-MX',
      [
        'Correo: ninguno → lu@perla.example',
        'Roles: Concierge → Concierge y Finanzas',
        'Resorts: Bahía Perla → Todos los resorts',
        'Estado: Activa → Cerrada',
      ],
    ],
  ] as const)('names what differs, in %s', async (locale, rows) => {
    const differencesOf = await drawHook(() => usePersonDifferences(viewer), { locale });
    const { before, after } = change(
      'update',
      {},
      {
        email: 'lu@perla.example',
        roles: ['concierge', 'finance'],
        scope: null,
        status: 'disabled',
      },
    );
    expect(differencesOf(before, after).map(({ label, old, now }) => `${label}: ${old} → ${now}`)).toEqual(
      rows,
    );
  });
});

it('a role that is ticked is sent, in the order of the page', async () => {
  await draw(
    <PersonEditor
      person={personWith()}
      viewer={{ ...viewer, roles: roles.map((one) => ({ ...one, can_give: true })) }}
      colleague={{ ...lucia, roles: ['finance'] }}
    />,
  );
  tick('Concierge');
  expect(propsOf(EditForm).form.getValues('roles')).toEqual(['concierge', 'finance']);
});
