import { menuFor } from '@traslado/domain/access/menu';
import type { Permission } from '@traslado/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, press, propsOf, reached, send, tick } from '../../../testing/press.ts';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { queryClient } from '../../data/query-client.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { DialogForm } from '../frame/form-dialog.tsx';
import { readSlash } from '../frame/shortcuts.ts';
import type { Person } from '../session/use-profile.ts';
import { Enrol } from './enrol.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePage } from './profile-page.tsx';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Account } from './use-account.ts';

vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);
beforeEach(() => {
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const account = exampleOf('getOwnAccount');
const profile = exampleOf('getProfile');
const shown = (change: Partial<Account> = {}, permissions: Permission[] = [], locale: Locale = 'en-US') =>
  draw(<ProfilePage person={{ ...profile, permissions, menu: menuFor(permissions, true) } as Person} />, {
    locale,
    answers: [[['staff', 'account'], { ...account, ...change }]],
  });
const factor = (change: Partial<Account['second_factor']>) => ({
  second_factor: { ...account.second_factor, ...change },
});

describe('one’s own account', () => {
  it.each<[Partial<Account>, string]>([
    [{}, 'BP · Bahía Perla'],
    [{ properties: null }, 'All resorts'],
    [{ properties: [] }, 'None'],
  ])('names its resorts: %#', async (change, said) => {
    expect((await shown(change)).text).toContain(
      `Name|Fátima Cuentas|User name|finance.demo|Email|finance@perla.example|Roles|Finance|Resorts|${said}|`,
    );
  });

  it('says what its roles allow, page by page', async () => {
    const { text } = await shown({}, [
      'payments:see',
      'payments:handle',
      'rates:see',
      'regions:see',
      'regions:change',
    ]);
    expect(text).toContain('Rates|See|');
    expect(text).toContain('Payments|See and change');
    expect(text).toContain('Regions|See and change');
    expect((await shown()).text).toContain('Your roles don’t allow any page yet.');
    expect((await shown({}, ['rates:see'], 'es-MX')).text).toContain('Tarifas|');
  });

  it.each<[Partial<Account>, string, string[]]>([
    [factor({ since: null }), 'Off', ['Turn on']],
    [factor({ is_required: false }), '9 recovery codes left', ['New recovery codes', 'Turn off']],
    [
      factor({ is_required: true, recovery_codes_left: 1 }),
      '1 recovery code left|Your role needs it',
      ['New recovery codes'],
    ],
  ])('has a second step: %#', async (change, said, buttons) => {
    const { text, all } = await shown(change);
    expect(text).toContain(said);
    expect(all('button').filter((one) => /codes$|^Turn/.test(one))).toEqual(buttons);
  });

  it('of the identity service keeps neither password nor second step here', async () => {
    const { text, all } = await shown({ is_own: false });
    expect(text).toContain('You sign in with the group’s identity service');
    expect(all('form')).toEqual([]);
  });

  it.each([
    [1, 'You are signed in only here.', false],
    [3, 'You are signed in on 3 browsers, this one included.', true],
  ])('with %i sessions', async (sessions, said, canEnd) => {
    const { text, all } = await shown({ sessions });
    expect(text).toContain(said);
    expect(all('button').includes('Sign out everywhere else')).toBe(canEnd);
  });

  it.each<[object | null, string, 'good' | 'bad']>([
    [{ ended: 2 }, '2 sessions ended', 'good'],
    [{ ended: 1 }, '1 session ended', 'good'],
    [null, 'Not saved. Check your connection, then try again.', 'bad'],
  ])('ends the others, and says so: %#', async (answer, said, look) => {
    stubServer(() => answer);
    await shown();
    press('Sign out everywhere else');
    await reached(() => expect(notify).toHaveBeenCalledWith(said, look));
  });
});

describe('another password', () => {
  const NEW = 'correct horse battery';
  const typed = async (hasFactor: boolean, values: Record<string, string>) => {
    await draw(<PasswordPanel username="ana" hasFactor={hasFactor} />);
    for (const [name, value] of Object.entries(values)) enter(name, value);
    await send('Change password');
  };
  const whole = { password: 'the old one', newPassword: NEW, repeated: NEW };

  it.each<[string, boolean, Record<string, string>]>([
    ['the present one missing', false, { ...whole, password: '' }],
    ['the new one missing', false, { ...whole, newPassword: '', repeated: '' }],
    ['two that differ', false, { ...whole, repeated: `${NEW}!` }],
    ['the present one again', false, { ...whole, password: NEW }],
    ['the code missing', true, whole],
  ])('is not sent with %s', async (_, hasFactor, values) => {
    const { asked } = stubServer(() => profile);
    await typed(hasFactor, values);
    expect(asked).toEqual([]);
  });

  it.each<[boolean, object]>([
    [false, {}],
    [true, { code: '123456' }],
  ])('is sent with a code where there is a second step: %j', async (hasFactor, more) => {
    const { asked } = stubServer(() => profile);
    await typed(hasFactor, { ...whole, ...more });
    await reached(() =>
      expect(notify).toHaveBeenCalledWith(expect.stringContaining('Your password is changed.'), 'good'),
    );
    expect(asked[0]?.body).toEqual({ username: 'ana', password: 'the old one', new_password: NEW, ...more });
    expect(propsOf(Form).form.getValues()).toMatchObject({ password: '', newPassword: '' });
  });

  it('that the server refuses is not asked for again as it is', async () => {
    const errors = [{ field: 'new_password', code: 'password.common', detail: '' }];
    const { asked } = stubServer(() => problem(422, 'request.invalid', { errors }));
    await typed(false, whole);
    await reached(() =>
      expect(propsOf(Form).form.control.state.errors).toMatchObject({
        newPassword: { code: 'password.common' },
      }),
    );
    await send('Change password');
    expect(asked).toHaveLength(1);
    enter('newPassword', `${NEW} staple`);
    enter('repeated', `${NEW} staple`);
    await send('Change password');
    await reached(() => expect(asked).toHaveLength(2));
  });
});

describe('a code that proves somebody', () => {
  it('is not sent where it is none', async () => {
    const onCode = vi.fn(async () => undefined);
    await draw(<ProveForm submit="Turn off" onCode={onCode} />);
    enter('code', '12');
    await send('Turn off');
    expect(onCode).not.toHaveBeenCalled();
    enter('code', '123456');
    await send('Turn off');
    expect(onCode).toHaveBeenCalledWith('123456');
  });

  it.each([
    ['auth.code_not_valid', 'That code didn’t work'],
    ['auth.too_many_tries', 'Too many attempts'],
    ['server.error', 'Not saved'],
  ])('that was refused as %s', async (code, title) => {
    const onCode = async () => {
      const { ProblemError } = await import('@traslado/contract/client');
      throw new ProblemError({ type: 'about:blank', title: '', status: 409, code, detail: '', instance: '' });
    };
    await draw(<ProveForm submit="Turn off" onCode={onCode} />);
    expect(await propsOf(DialogForm).onSave({ code: '123456' })).toMatchObject({ title });
  });
});

it('the secret of a second step can be typed, in groups of four', async () => {
  const { text, html } = await draw(<Enrol onDone={() => undefined} />, {
    answers: [[['staff', 'enrol'], { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x' }]],
  });
  expect(text).toContain('Type this key in the app:|ABCD EFGH IJ|');
  expect(html).toContain('aria-label="QR code for your authenticator app"');
});

it('recovery codes are copied one a line', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { platform: 'Linux', clipboard: { writeText } });
  await draw(<RecoveryCodes codes={['aaaa-1111', 'bbbb-2222']} onDone={() => undefined} />);
  press('Copy all');
  await reached(() => expect(notify).toHaveBeenCalledWith('Copied', 'good'));
  expect(writeText).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222');
});

it('the key of the search is turned off and on again on this device', async () => {
  stubServer(() => ({}));
  const label = 'Single-key shortcuts on this device: / opens the search, letters move and act in lists';
  expect((await draw(<KeysPanel />)).html).toContain('checked=""');
  tick(label, false);
  expect(readSlash()).toBe(false);
  expect((await draw(<KeysPanel />)).html).not.toContain('checked=""');
  tick(label);
  expect(readSlash()).toBe(true);
});
