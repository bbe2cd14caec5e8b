import { ProblemError } from '@traslado/contract/client';
import { menuFor } from '@traslado/domain/access/menu';
import { PERMISSIONS, type Permission } from '@traslado/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, press, propsOf, reached, send, stubTab, tick } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { RestorableHistory } from '../catalogues/restorable-history.tsx';
import { TypedDeleteDialog } from '../catalogues/typed-delete-dialog.tsx';
import type { Person } from '../session/use-profile.ts';
import { DeleteRole } from './delete-role.tsx';
import { PermissionFields } from './permission-fields.tsx';
import { RoleChanges } from './role-changes.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleHistory } from './role-history.tsx';
import { RoleHolders } from './role-holders.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { NewRolePage, RolePage } from './role-page.tsx';
import { RolesPage } from './roles-page.tsx';
import { useRoleDifferences } from './use-role-differences.ts';
import type { RoleRow, RoleViewer } from './use-roles.ts';

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

const { role, viewer } = exampleOf('getRole');
const other: RoleRow = {
  ...role,
  id: 8,
  name: 'finance',
  name_en: 'Finance',
  name_es: 'Finanzas',
  permissions: ['refunds:see', 'refunds:decide'],
  people: 1,
};
const nobody: RoleRow = { ...other, id: 9, name_en: 'Spare', name_es: 'Libre', permissions: [], people: 0 };
const listed = exampleOf('listRoles');
const rolesOf = (can: Partial<RoleViewer>) => [
  [
    ['staff', 'roles', 'list'],
    { ...listed, rows: [role, other, nobody], viewer: { ...viewer, ...can } },
  ] as const,
];

const personWith = (...permissions: Permission[]) =>
  ({ permissions, menu: menuFor(permissions, true) }) as unknown as Person;

describe('the matrix', () => {
  const rowsIn = async (locale: Locale) =>
    (await draw(<RoleMatrix roles={[role, other, nobody]} person={personWith()} />, { locale })).all('tr');

  it('has a role in each column, with its holders in words', async () => {
    expect((await rowsIn('en-US'))[0]).toBe('Permission|Night desk|2 people|Finance|1 person|Spare|No one');
    expect((await rowsIn('es-MX'))[0]).toBe(
      'Permiso|Recepción nocturna|2 personas|Finanzas|1 persona|Libre|Nadie',
    );
  });

  it.each([
    ['Bookings|See', ['Yes', 'No', 'No']],
    ['Bookings|View as the guest', ['No', 'No', 'No']],
    ['Manual refunds|Approve and decline', ['No', 'Yes', 'No']],
    ['Needs attention|See open cases', ['Yes', 'No', 'No']],
  ])('says who may: %s', async (permission, marks) => {
    const row = (await rowsIn('en-US')).find((one) => one.startsWith(`${permission}|`));
    expect(row?.slice(permission.length).match(/Yes|No/g)).toEqual(marks);
  });

  it('has a row for each permission there is', async () => {
    expect((await rowsIn('en-US')).filter((row) => /\|(Yes|No)(\||$)/.test(row))).toHaveLength(
      PERMISSIONS.length,
    );
  });
});

describe('the page of all roles', () => {
  const shown = (can: Partial<RoleViewer>) =>
    draw(<RolesPage person={personWith('people:see')} />, { answers: rolesOf(can) });

  it('leads to a new role only where the viewer may add one', async () => {
    const may = await shown({ can_change: true });
    expect(may.links()).toContain('/admin/roles/new Add a role');
    expect(may.text).not.toContain('not change them');
    // The way to the people of each role that has some.
    expect(may.all('button').filter((one) => /\d/.test(one))).toEqual(['2 people', '1 person']);
    const reads = await shown({ can_change: false });
    expect(reads.links().join()).not.toContain('/new');
    expect(reads.text).toContain('You can see the roles here but not change them.');
  });

  it('on a phone has one role, with the way to it', async () => {
    screen.isNarrow = true;
    const { text, all, links } = await shown({});
    expect(text).toContain(`Allows 2 of ${PERMISSIONS.length} · 2 people`);
    expect(all('option')).toEqual(['Night desk', 'Finance', 'Spare']);
    expect(links()).toContain('/admin/roles/7 Open the role “Night desk”');
    expect(all('dd').filter((one) => one.includes('Yes'))).toHaveLength(2);
  });
});

describe('the page of one role', () => {
  const limit = (canChange: boolean) => <p>limit {String(canChange)}</p>;
  const shown = (can: object, permissions: Permission[] = []) =>
    draw(<RolePage person={personWith(...permissions)} id={7} limit={limit} />, {
      answers: [
        [['staff', 'roles', 'one', 7], { role, viewer: { ...viewer, is_below: false, ...can } }],
        [['staff', 'roles', 'history', 7], exampleOf('listRoleHistory')],
      ],
    });

  it('is a form for a person who may change it', async () => {
    const { text, all } = await shown({ can_change: true });
    expect(all('button')).toEqual(expect.arrayContaining(['Save', 'Delete the role']));
    expect(text).toContain('For 2 people, from their next click.|Nothing yet.');
    expect(text).toContain('limit true');
  });

  it.each([
    [false, 'You can see the roles here but not change them.'],
    [true, 'This role includes permissions that you don’t have'],
  ])('is only read by others, and says why: above them %j', async (is_below, why) => {
    const { text, all } = await shown({ can_change: false, is_below });
    expect(text).toContain(why);
    expect(all('button').join()).not.toMatch(/Save|Delete|Restore/);
    expect(all('dd').filter((one) => one.includes('Yes'))).toEqual([
      expect.stringMatching(/^Yes\|See open cases\|No/),
      expect.stringMatching(/^Yes\|See\|No/),
    ]);
    expect(text).toContain('limit false');
  });

  it('that is gone keeps its history, one that never was has none', async () => {
    const gone = new ProblemError({
      type: 'about:blank',
      title: '',
      status: 404,
      code: 'role.not_found',
      detail: '',
      instance: '',
    });
    const deleted = { ...exampleOf('listRoleHistory').entries[0], action: 'delete', after: null };
    const page = <RolePage person={personWith()} id={7} limit={limit} />;
    const failures = [[['staff', 'roles', 'one', 7], gone] as const];
    const { all, text } = await draw(page, {
      failures,
      answers: [[['staff', 'roles', 'history', 7], { entries: [deleted] }]],
    });
    expect(all('h1')).toEqual(['There is no such role']);
    expect(text).toContain('Adela Administra deleted');
    const never = await draw(page, { failures: [...failures, [['staff', 'roles', 'history', 7], gone]] });
    expect(never.all('h1')).toEqual(['There is no such role']);
    expect(never.all('h2')).toEqual([]);
  });
});

describe('the holders of a role', () => {
  const shown = (people: number, canCopy: boolean, ...permissions: Permission[]) =>
    draw(<RoleHolders person={personWith(...permissions)} row={{ ...role, people }} canCopy={canCopy} />);

  it.each<[number, Permission[], string, boolean]>([
    [2, ['people:see'], 'Show 2 people', true],
    [1, ['people:see'], 'Show 1 person', true],
    [2, ['roles:see'], '2 people', false],
    [0, ['people:see'], 'No one has it yet.', false],
  ])('%i, for a person with %j', async (people, permissions, said, isWay) => {
    const { text, all } = await shown(people, false, ...permissions);
    expect(text.split('|').at(-1)).toBe(said);
    expect(all('button')).toHaveLength(isWay ? 1 : 0);
  });

  it('lead to the list of people, which is narrowed to them', async () => {
    const led = stubTab();
    await shown(2, false, 'people:see');
    await press('Show 2 people');
    expect(led).toEqual(['/admin/people']);
  });

  it('are followed by the way to a copy, for a person who may add one', async () => {
    expect((await shown(2, true)).links()).toEqual(['/admin/roles/new?from=7 Copy this role']);
    expect((await shown(2, false)).links()).toEqual([]);
  });
});

describe('a new role', () => {
  const shown = (address: string, can: Partial<RoleViewer> = {}) =>
    draw(<NewRolePage />, { address, answers: rolesOf({ can_change: true, ...can }) });
  const ticked = (html: string) => html.match(/<input type="checkbox"[^>]*checked=""/g)?.length ?? 0;

  it('begins with nothing, and is compared with nothing', async () => {
    const { text, html } = await shown('/admin/roles/new');
    expect(text).toContain('Name it and choose what it allows.');
    expect(ticked(html)).toBe(0);
    expect(text).not.toContain('What changes');
  });

  it('as a copy has of its source what the viewer may give', async () => {
    const whole = await shown('/admin/roles/new?from=7');
    expect(whole.text).toContain('A copy of “Night desk”.');
    expect(whole.text).toContain('Compared with “Night desk”.|Nothing yet.');
    expect(ticked(whole.html)).toBe(2);
    const part = await shown('/admin/roles/new?from=7', { can_give: ['attention:see'] });
    expect(ticked(part.html)).toBe(1);
    expect(part.text).toContain('Compared with “Night desk”.|No longer allowed|Bookings: See');
  });

  it('of a source that is not there is an empty one', async () => {
    expect((await shown('/admin/roles/new?from=99')).text).toContain('Name it and choose');
  });

  it('is nothing for a person who only reads', async () => {
    const { text, all } = await shown('/admin/roles/new', { can_change: false });
    expect(text).toContain('not change them');
    expect(all('button')).toEqual([]);
  });
});

describe('the form of a role', () => {
  const server = () => {
    const led = stubTab();
    return { led, ...stubServer(({ body }) => ({ ...role, version: 2, ...(body as object) })) };
  };

  it('sends the whole role with the version that was read', async () => {
    const { asked, led } = server();
    await draw(<RoleEditor row={role} viewer={viewer} source={null} />);
    enter('name_en', 'Late desk');
    await send('Night desk');
    await reached(() => expect(led).toEqual(['/admin/roles']));
    expect(asked).toMatchObject([
      {
        line: 'PUT /v1/staff/roles/7',
        ifMatch: '"1"',
        body: { name: 'night-desk', name_en: 'Late desk', permissions: ['attention:see', 'coupons:see'] },
      },
    ]);
    expect(notify).toHaveBeenCalledWith('Saved:', 'good', 'Late desk');
  });

  it('gives the sight of a thing with every right on it', async () => {
    const { asked, led } = server();
    const all = { ...viewer, can_give: [...PERMISSIONS] };
    await draw(<RoleEditor row={null} viewer={all} source={null} />);
    for (const name of ['name_en', 'name_es']) enter(name, 'Letters');
    enter('name', 'letters');
    tick('Answer, link and close');
    await send('Add a role');
    await reached(() => expect(led).toHaveLength(1));
    expect(asked).toMatchObject([
      {
        line: 'POST /v1/staff/roles',
        ifMatch: null,
        body: { permissions: ['messages:see', 'messages:answer'] },
      },
    ]);
    expect(notify).toHaveBeenCalledWith('Added:', 'good', 'Letters');
  });

  it.each([
    ['without names', { name: 'letters' }],
    ['with a short name that is none', { name: 'Not Short', name_en: 'Letters', name_es: 'Cartas' }],
  ])('%s is not sent', async (_, typed) => {
    const { asked } = server();
    await draw(<RoleEditor row={null} viewer={viewer} source={null} />);
    for (const [name, value] of Object.entries(typed)) enter(name, value);
    await send('Add a role');
    expect(asked).toEqual([]);
  });

  it('closes what the viewer cannot give, and says so', async () => {
    const closed = (html: string) => html.match(/<input type="checkbox" disabled=""/g)?.length ?? 0;
    const some = await draw(<RoleEditor row={role} viewer={viewer} source={null} />);
    expect(some.text).toContain('Grayed out: permissions that you don’t have');
    expect(closed(some.html)).toBe(PERMISSIONS.length - 2);
    const all = { ...viewer, can_give: [...PERMISSIONS] };
    const every = await draw(<RoleEditor row={role} viewer={all} source={null} />);
    expect(every.text).not.toContain('Grayed out');
    expect(closed(every.html)).toBe(0);
  });

  it('lets a right that the role has go and come back, though the viewer lacks it', async () => {
    await draw(<RoleEditor row={other} viewer={viewer} source={null} />);
    expect(propsOf(PermissionFields).possible).toEqual(
      expect.arrayContaining([...viewer.can_give, 'refunds:decide']),
    );
  });

  it.each([
    [0, 'No one has this role yet.'],
    [1, 'For 1 person, from their next click.'],
  ])('says whom it concerns: %i', async (people, said) => {
    const { text } = await draw(<RoleEditor row={{ ...role, people }} viewer={viewer} source={null} />);
    expect(text).toContain(said);
  });
});

it('differences of a role are told as gained and lost', async () => {
  const shown = async (before: string[], after: string[]) =>
    (await draw(<RoleChanges before={before} after={after} note="A note." />)).text;
  expect(await shown(['coupons:see'], ['coupons:see', 'rates:see', 'rates:change'])).toBe(
    'What changes|A note.|Newly allowed|Rates: See|Rates: Change',
  );
  expect(await shown(['mail:send', 'rates:see'], ['rates:see', 'audit:see'])).toBe(
    'What changes|A note.|Newly allowed|Audit: See|No longer allowed|Emails to guests: Send',
  );
});

describe('two versions of a role', () => {
  const before = { ...role, permissions: ['coupons:see', 'rates:see'] satisfies Permission[] };
  it.each<[Locale, string[]]>([
    [
      'en-US',
      [
        'Name in English: Night desk → Late desk',
        'Newly allowed:  → Audit: See and Roles: See',
        'No longer allowed: Rates: See → ',
      ],
    ],
    [
      'es-MX',
      [
        'Nombre en inglés: Night desk → Late desk',
        'Ahora permite:  → Auditoría: Ver y Roles: Ver',
        'Ya no permite: Tarifas: Ver → ',
      ],
    ],
  ])('differ in words of %s', async (locale, rows) => {
    const differencesOf = await drawHook(useRoleDifferences, { locale });
    const after = {
      ...before,
      name_en: 'Late desk',
      permissions: ['coupons:see', 'audit:see', 'roles:see'] as Permission[],
    };
    expect(differencesOf(before, after).map(({ label, old, now }) => `${label}: ${old} → ${now}`)).toEqual(
      rows,
    );
    expect(differencesOf(before, before)).toEqual([]);
  });
});

it('an earlier version of a role is restored on the version that was read, or refused in words', async () => {
  const shown = () =>
    draw(<RoleHistory id={7} role={role} canRestore onRestored={() => undefined} />, {
      answers: [[['staff', 'roles', 'history', 7], exampleOf('listRoleHistory')]],
    });
  const { asked } = stubServer(() => role);
  await shown();
  expect(await propsOf(RestorableHistory).restore(97)).toBeNull();
  expect(asked[0]).toMatchObject({
    line: 'POST /v1/staff/roles/7/restore',
    ifMatch: '"1"',
    body: { change: 97 },
  });
  stubServer(() => problem(403, 'role.above_you'));
  expect(await propsOf(RestorableHistory).restore(97)).toBe('why role.above_you');
});

describe('deleting a role', () => {
  const onDeleted = vi.fn();
  const onStale = vi.fn();
  const shown = (people: number) =>
    draw(<DeleteRole row={{ ...role, people }} onClose={vi.fn()} onStale={onStale} onDeleted={onDeleted} />);
  beforeEach(() => {
    onDeleted.mockClear();
    onStale.mockClear();
  });

  it.each([
    [1, 'One person has this role. Give them another one first.'],
    [12, '12 people have this role. Give them another one first.'],
  ])('is refused beforehand with %i holders', async (people, said) => {
    const { text, all } = await shown(people);
    expect(text).toContain(said);
    expect(all('form')).toEqual([]);
  });

  it('asks for its name, whatever the case, and sends it', async () => {
    const { asked } = stubServer(() => ({}));
    await shown(0);
    enter('typed', 'Concierge');
    await send('Delete the role “Night desk”?');
    expect(asked).toEqual([]);
    enter('typed', 'NIGHT DESK');
    await send('Delete the role “Night desk”?');
    await reached(() => expect(onDeleted).toHaveBeenCalled());
    expect(asked).toMatchObject([
      { line: 'DELETE /v1/staff/roles/7?confirmation=NIGHT+DESK', ifMatch: '"1"' },
    ]);
  });

  it.each<[string, Response, string]>([
    [
      'somebody has it by now',
      problem(409, 'role.in_use'),
      'Someone has this role by now. Give them another one first.',
    ],
    [
      'it is above the viewer',
      problem(403, 'role.above_you'),
      'This role includes permissions that you don’t have',
    ],
    ['the server fails', problem(500, 'server.error'), 'We couldn’t delete it.'],
  ])('%s', async (_, answer, said) => {
    stubServer(() => answer);
    await shown(0);
    expect(await propsOf(TypedDeleteDialog).onDelete('Night desk')).toContain(said);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('of one that is gone is done, of one that changed shows the change', async () => {
    stubServer(() => problem(404, 'role.not_found'));
    await shown(0);
    expect(await propsOf(TypedDeleteDialog).onDelete('Night desk')).toBeNull();
    expect(onDeleted).toHaveBeenCalledTimes(1);
    const newer = { ...role, version: 2 };
    stubServer(() => problem(412, 'role.stale', { expected: { role: newer } }));
    expect(await propsOf(TypedDeleteDialog).onDelete('Night desk')).toBeNull();
    expect(onStale).toHaveBeenCalledWith(newer);
  });
});
