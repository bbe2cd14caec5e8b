import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../db/password-hash.ts';
import { hashOfToken } from '../db/token-hash.ts';
import type { TestApp } from './open-test-app.ts';

/** Staff for tests, each with a session of their own. */

/** Headers of a page of ours, for every person. */
export const ownPage = { origin: 'http://localhost' } as const;

let number = 0;
let hash: Promise<string> | undefined;

/** Of every account of `makeStaff`. */
export const staffPassword = 'correct horse battery';

export type Staff = {
  readonly id: number;
  readonly username: string;
  /** Display name. */
  readonly name: string;
  readonly cookie: string;
  /** A request of this person from a page of ours. */
  readonly ask: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    more?: Pick<InjectOptions, 'payload' | 'headers'>,
  ) => Promise<LightMyRequestResponse>;
};

/** A new person of staff with these roles, signed in. */
export async function makeStaff(
  test: TestApp,
  roles: readonly string[],
  more: {
    status?: 'active' | 'unconfirmed' | 'reset_required' | 'disabled';
    demo?: boolean;
    scope?: number[];
    email?: string;
  } = {},
): Promise<Staff> {
  number += 1;
  const [username, name] = [`staff.${number}`, `Staff ${number}`];
  hash ??= hashPassword(staffPassword);
  const at = new Date(test.now());
  const { id } = await test.db
    .insertInto('staff_account')
    .values({
      username,
      display_name: name,
      email: null,
      password_hash: await hash,
      roles: [...roles],
      status: 'active',
      created_at: at,
      updated_at: at,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signInAs(test, { id, username, name });
}

/** An account of staff with a session of its own. */
export async function signInAs(
  test: TestApp,
  {
    id,
    username,
    name = username,
  }: { readonly id: number; readonly username: string; readonly name?: string },
): Promise<Staff> {
  const at = new Date(test.now());
  const token = randomBytes(32).toString('base64url');
  await test.db
    .insertInto('staff_session')
    .values({ token_hash: hashOfToken(token), account_id: id, began_at: at, used_at: at })
    .execute();
  const cookie = `staff=${token}`;
  return {
    id,
    username,
    name,
    cookie,
    ask: (method, url, asked = {}) =>
      test.app.inject({ method, url, ...asked, headers: { cookie, ...ownPage, ...asked.headers } }),
  };
}
