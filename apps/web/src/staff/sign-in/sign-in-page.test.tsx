import { ProblemError } from '@traslado/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, press, propsOf, reached, send } from '../../../testing/press.ts';
import { Form } from '../../components/form.tsx';
import { queryClient } from '../../data/query-client.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { CodeForm } from './code-form.tsx';
import { LinkedPassword } from './linked-password.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ServiceWay } from './service-way.tsx';
import { SignInForm } from './sign-in-form.tsx';

vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);
beforeEach(() => {
  forgetDrawn();
  for (const heard of [onIn, onRenew, onCode, onBack]) heard.mockClear();
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const profile = exampleOf('getProfile');
const [onIn, onRenew, onCode, onBack] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const known = { username: 'ana.ruiz', password: 'the old one' };
const NEW = 'correct horse battery';

describe('signing in', () => {
  const typed = async (values: Record<string, string>) => {
    await draw(<SignInForm onIn={onIn} onRenew={onRenew} onCode={onCode} />);
    for (const [name, value] of Object.entries(values)) enter(name, value);
    await send('Sign in');
  };

  it.each<Record<string, string>>([{}, { username: 'ana.ruiz' }, { username: 'ana ruiz', password: 'x' }])(
    'is not sent with %j',
    async (values) => {
      const { asked } = stubServer(() => profile);
      await typed(values);
      expect(asked).toEqual([]);
    },
  );

  it.each<[Response | null, string]>([
    [new Response(JSON.stringify(profile)), 'in'],
    [problem(403, 'auth.reset_required'), 'renew'],
    [problem(401, 'auth.code_required'), 'code'],
    [problem(401, 'auth.credentials_not_valid'), ''],
    [null, ''],
  ])('leads on: %#', async (answer, step) => {
    const { asked } = stubServer(() => answer);
    await typed(known);
    await reached(() => expect(propsOf(Form).form.control.state.isSubmitting).toBe(false));
    expect(asked[0]?.body).toEqual(known);
    const led = { in: onIn, renew: onRenew, code: onCode };
    for (const [name, heard] of Object.entries(led))
      expect(heard.mock.calls, name).toHaveLength(name === step ? 1 : 0);
    if (step === 'renew') expect(onRenew).toHaveBeenCalledWith(known);
  });
});

describe('the second step', () => {
  it('sends the password again with its code', async () => {
    const { asked } = stubServer(() => profile);
    await draw(<CodeForm known={known} onIn={onIn} onBack={onBack} />);
    enter('code', '12');
    await send('Enter your code');
    expect(asked).toEqual([]);
    enter('code', '123456');
    await send('Enter your code');
    await reached(() => expect(onIn).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ ...known, code: '123456' });
    press('Back');
    expect(onBack).toHaveBeenCalled();
  });
});

describe('a new password at the door', () => {
  const typed = async (newPassword: string, repeated = newPassword) => {
    await draw(<NewPasswordForm known={known} onIn={onIn} onBack={onBack} />);
    enter('newPassword', newPassword);
    enter('repeated', repeated);
    await send('Choose a new password');
  };

  it.each([
    ['', ''],
    [NEW, `${NEW}!`],
    [known.password, known.password],
  ])('is not sent: %s, %s', async (one, other) => {
    const { asked } = stubServer(() => profile);
    await typed(one, other);
    expect(asked).toEqual([]);
  });

  it('lets in at once', async () => {
    const { asked } = stubServer(() => profile);
    await typed(NEW);
    await reached(() => expect(onIn).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ ...known, new_password: NEW });
  });

  it('shows the length that the server asks for at its field', async () => {
    const errors = [
      { field: 'new_password', code: 'password.too_short', detail: '', params: { min: 20, current: 7 } },
    ];
    stubServer(() => problem(422, 'request.invalid', { errors }));
    await typed(NEW);
    await reached(() =>
      expect(propsOf(Form).form.control.state.errors).toMatchObject({
        newPassword: { code: 'password.too_short', params: { min: 20 } },
      }),
    );
    expect(onIn).not.toHaveBeenCalled();
  });
});

describe('a password by a mailed link', () => {
  const key = ['staff', 'link', 'k1'];
  const page = <LinkedPassword linkKey="k1" onIn={onIn} onLeave={onBack} />;
  const typed = async () => {
    await draw(page, { answers: [[key, { username: 'ana.ruiz', name: 'Ana' }]] });
    enter('newPassword', NEW);
    enter('repeated', NEW);
    await send('Choose your password');
  };

  it('greets by name', async () => {
    const { text } = await draw(page, { answers: [[key, { username: 'ana.ruiz', name: 'Ana' }]] });
    expect(text).toContain('Hello Ana. Your user name is ana.ruiz.');
  });

  it.each([
    [
      'auth.link_over',
      'This link no longer works|It has been used or is older than 24 hours.',
      'Go to sign-in',
    ],
    ['server.error', 'We couldn’t load the page', 'Try again'],
  ])('that cannot be read: %s', async (code, said, way) => {
    const error = new ProblemError({
      type: 'about:blank',
      title: '',
      status: 410,
      code,
      detail: '',
      instance: '',
    });
    const { text, all } = await draw(page, { failures: [[key, error]] });
    expect(text).toContain(said);
    expect(all('button')).toEqual([way]);
  });

  it.each<[string, Response | null, boolean]>([
    ['signs in', null, true],
    ['leads to the sign-in where that fails', problem(401, 'auth.credentials_not_valid'), false],
  ])('%s', async (_, answer, isIn) => {
    const { asked } = stubServer(({ line }) => (line.includes('session') ? (answer ?? profile) : {}));
    await typed();
    await reached(() => expect(isIn ? onIn : onBack).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ key: 'k1', new_password: NEW });
    expect(asked[1]?.body).toEqual({ username: 'ana.ruiz', password: NEW });
    expect(isIn ? onBack : onIn).not.toHaveBeenCalled();
  });
});

it.each([
  [false, '/v1/id?next=%2Fadmin%2Frates', 'Sign in with Perla ID'],
  [true, '/v1/id?next=%2Fadmin%2Frates&other=1', 'Use another account of Perla ID'],
])('the identity service brings back to the page: as another %j', async (asOther, href, words) => {
  const { links } = await draw(
    <ServiceWay service={{ name: 'Perla ID', path: '/v1/id' }} next="/admin/rates" asOther={asOther} />,
  );
  expect(links()).toEqual([`${href} ${words}`]);
});
