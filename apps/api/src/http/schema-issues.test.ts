import { expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

const test = useTestApp();

/** Answers to the app's own call and a signed-out guest's about lengths that the schema judges. */
const ask = async (url: string, payload: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(Object.entries(payload)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
  });
  return answer.json();
};

it.each([
  ['', 'field.too_short', 'Must be 1 characters or more. Current 0.', { min: 1, current: 0 }],
  [
    'x'.repeat(81),
    'field.too_long',
    'You have reached the characters limit. Must be 80 characters or less. Current 81.',
    { max: 80, current: 81 },
  ],
])('a length that a schema refuses is counted: %j', async (username, code, detail, params) => {
  expect(await ask('/v1/auth/login/system', { username })).toMatchObject({
    code,
    detail,
    errors: [{ field: 'username', code, detail, params }],
  });
});
