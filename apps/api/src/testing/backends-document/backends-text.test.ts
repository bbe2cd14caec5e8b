import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerFields, backendsText, documentedOf } from './backends-text.ts';
import { documentedCalls } from './documented.ts';
import { recordCalls } from './record-calls.ts';

/** The adapters' requests and needs, against the documents. */

const calls = await recordCalls();

it('every documented call is made, and no other', () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    Object.keys(documentedCalls).sort(),
  );
});

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s: each difference is explained, and nothing else is',
  (_, call) => {
    const documented = documentedOf(call);
    const { sent = [], answered = [], because = {} } = documented ?? {};
    const read = answerFields(call).map(({ path }) => path);
    const differs = [
      ...call.sent.filter((name) => !sent.includes(name)),
      ...sent.filter((name) => !call.sent.includes(name)),
      ...read.filter((path) => !answered?.includes(path)),
    ];
    const explained = Object.keys(because);
    // A call without any shown field is explained for the answer as a whole.
    expect(differs.filter((name) => name !== '' && !explained.includes(name))).toEqual([]);
    expect(explained.filter((name) => name !== '' && !differs.includes(name))).toEqual([]);
  },
);

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s: its example is enough, and less is not',
  (_, call) => {
    const example = documentedOf(call)?.example;
    const read = call.answer.safeParse(example);
    expect(read.success, JSON.stringify(read.notes)).toBe(true);
    expect(read.notes?.refused ?? []).toEqual([]);
    const record = (Array.isArray(example) ? example[0] : example) as Readonly<Record<string, unknown>>;
    const needed = answerFields(call).filter(({ need, path }) => need === 'needed' && /^\w+$/.test(path));
    for (const { path } of needed) {
      const { [path]: _left, ...less } = record;
      expect(call.answer.safeParse(less).success, `without ${path}`).toBe(false);
    }
  },
);

it('docs/backends.md is what the adapters say: npm run openapi', () => {
  const file = readFileSync(new URL('../../../../../docs/backends.md', import.meta.url), 'utf8');
  expect(file).toBe(backendsText(calls));
});
