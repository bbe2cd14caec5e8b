import { ProblemError } from '@traslado/contract/client';
import { describe, expect, it } from 'vitest';
import { colleagues as english } from '../../i18n/en/people.ts';
import { colleagues as spanish } from '../../i18n/es/people.ts';
import { failureWords } from './failure-words.ts';
import { writeRow } from './write-outcome.ts';

type Answer = Partial<ConstructorParameters<typeof ProblemError>[0]>;

/** The sentence after the server refused to save a colleague; null where it was saved. */
async function read(answer: Answer | Error | null, words: typeof english = english): Promise<string | null> {
  const outcome = await writeRow('person', async () => {
    if (answer instanceof Error) throw answer;
    const problem = { type: 'about:blank', title: '', status: 409, code: 'x.y', detail: '', ...answer };
    if (answer) throw new ProblemError(problem);
    return { version: 2 };
  });
  if (outcome.kind === 'saved') return null;
  return failureWords(outcome, { ...words, failed: words.form.notSaved });
}

describe('a colleague who is not saved', () => {
  const refusals: Readonly<Record<string, string>> = english.refusals;
  const inSpanish: Readonly<Record<string, string>> = spanish.refusals;
  it.each(Object.keys(refusals))('%s has words of its own, in both languages', async (code) => {
    expect(await read({ code })).toBe(refusals[code]);
    expect(await read({ code }, spanish)).toBe(inSpanish[code]);
    expect(inSpanish[code]).not.toBe(refusals[code]);
  });

  it.each<[string, Answer | Error, string]>([
    [
      'the last administrator',
      { code: 'person.last_administrator' },
      refusals['person.last_administrator'] ?? '?',
    ],
    ['a colleague who is no longer there', { status: 404, code: 'person.not_found' }, english.gone],
    ['a code without words', { code: 'person.unheard_of' }, english.form.notSaved],
    ['a server that fails', { status: 503, code: 'person.last_administrator' }, english.form.notSaved],
    ['no network', new TypeError('Failed to fetch'), english.form.notSaved],
    ['a newer version', { status: 412, code: 'person.stale' }, english.form.notSaved],
  ])('%s', async (_, answer, words) => expect(await read(answer)).toBe(words));

  it('is none who is saved', async () => expect(await read(null)).toBeNull());
});

describe('a write is answered by its outcome', () => {
  const write = (answer: Answer) =>
    writeRow('person', async (): Promise<{ version: number }> => {
      throw new ProblemError({
        type: 'about:blank',
        title: '',
        status: 422,
        code: 'request.invalid',
        detail: '',
        ...answer,
      });
    });
  const newer = { version: 3, name: 'Ana' };

  it.each<[string, Answer, object]>([
    [
      'stale, with the newer version',
      { code: 'person.stale', expected: { person: newer } },
      { kind: 'stale', newer },
    ],
    [
      'refused as stale without one',
      { code: 'person.stale', status: 412 },
      { kind: 'refused', code: 'person.stale' },
    ],
    [
      'refused as stale of another kind',
      { code: 'role.stale', expected: { role: newer } },
      { kind: 'refused', code: 'role.stale' },
    ],
    ['gone', { status: 404, code: 'person.not_found' }, { kind: 'gone' }],
    [
      'wrong at its field',
      { code: 'email.invalid', field: 'email' },
      { kind: 'wrong', issues: [{ field: 'email', code: 'email.invalid' }] },
    ],
    [
      'wrong at several',
      {
        errors: [
          { field: 'name', code: 'field.required', detail: '' },
          { field: 'email', code: 'field.too_long', detail: '', params: { max: 254 } },
        ],
      },
      {
        kind: 'wrong',
        issues: [
          { field: 'name', code: 'field.required' },
          { field: 'email', code: 'field.too_long', params: { max: 254 } },
        ],
      },
    ],
    ['failed', { status: 500, code: 'server.error' }, { kind: 'failed' }],
  ])('%s', async (_, answer, outcome) => {
    expect(await write(answer)).toMatchObject(outcome);
  });
});
