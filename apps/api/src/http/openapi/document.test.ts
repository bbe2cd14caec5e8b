import { readFileSync } from 'node:fs';
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Call, CallSchemas } from '@traslado/contract/call';
import { calls } from '@traslado/contract/calls';
import { refusalStatuses, statusOf } from '@traslado/contract/refusals';
import type { Route } from '@traslado/contract/route';
import { type CallName, routes } from '@traslado/contract/routes';
import { describe, expect, it } from 'vitest';
import { keptLines } from './calls-kept.ts';
import { codesOf, describeContract, documentText } from './document.ts';
import { rangeOf } from './problems.ts';
import { besideRows, elsewhere } from './refusals.ts';

const names = Object.keys(routes) as CallName[];
const document = describeContract();
const text = documentText(document);
const operationOf = (name: CallName) =>
  document.paths[routes[name].path]?.[routes[name].method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('is one by the rules of OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(text));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('gives a second validator nothing to warn of: examples fit, references lead somewhere, no part is left over', async () => {
    const problems = await lintDocument({
      document: makeDocumentFromString(text, 'openapi.json'),
      config: await createConfig({
        extends: ['recommended'],
        // The rule takes any text for `{catalogue}` and `{id}`: the first is one of a few words, the second a number.
        rules: { 'no-ambiguous-paths': 'off' },
      }),
      externalRefResolver: new BaseResolver(),
    });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  }, 120_000);

  it('is at most 1.2 MB as it is served', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_200_000);
  });

  it('has at most 405 calls, 25 of them for followed flights', () => {
    expect(names.length).toBeLessThanOrEqual(405);
  });

  it('keeps every call and field of docs/calls-kept.txt', () => {
    const lines = new Set(keptLines(document));
    const kept = readFileSync(new URL('../../../../../docs/calls-kept.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean);
    expect(kept.length).toBeGreaterThan(3_000);
    const lost = kept.filter((line) => !lines.has(line));
    expect(lost, 'callers rely on these; removing a line of docs/calls-kept.txt is a decision').toEqual([]);
    const unkept = [...lines].filter((line) => !kept.includes(line));
    expect(unkept, 'run `npm run openapi`, so that these are kept').toEqual([]);
  });

  it('describes every call as it is served', () => {
    for (const name of names) {
      const route: Route = routes[name];
      const operation = operationOf(name);
      expect.soft(operation?.operationId).toBe(name);
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const described = operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect.soft(described, name).toEqual(inPath);
      expect.soft(operation?.requestBody !== undefined, `${name} has a body`).toBe(route.body !== undefined);
      const mayCall = [route.access, ...(route.permission ? (['staff'] as const) : [])];
      expect
        .soft(
          operation?.security.flatMap((one) => Object.keys(one)),
          name,
        )
        .toEqual(route.access === 'public' ? [] : [...new Set(mayCall)]);
      for (const [catalogue, permission] of Object.entries(route.permissions ?? {}))
        expect
          .soft(operation?.description.replace('{catalogue}', catalogue), name)
          .toContain(`\`${permission}\``);
      expect.soft(operation?.responses, name).toHaveProperty(String(route.status ?? 200));
      for (const code of codesOf(calls[name])) {
        const answer = operation?.responses[statusOf(code)] ?? operation?.responses[rangeOf(code)];
        expect.soft(answer?.description, name).toContain(code);
      }
    }
  });

  it('describes what is sent, not what is made of it', () => {
    const sent = operationOf('createReceptiveGroup')?.requestBody?.content['multipart/form-data'];
    expect(sent?.schema).toMatchObject({
      properties: { adults: { type: 'string' } },
      additionalProperties: false,
    });
    expect(operationOf('payCoupon')?.requestBody?.content).toHaveProperty(
      'application/x-www-form-urlencoded',
    );
    expect(operationOf('findStay')?.responses['200']?.content).toHaveProperty('application/json');
    expect(operationOf('getLetter')?.responses['200']?.content).toHaveProperty('application/pdf');
  });
});

describe('the examples', () => {
  it('of every call are ones by the contract', () => {
    const strict = (shape: CallSchemas['params'], value: unknown) =>
      shape
        ? shape.safeParse(value).error?.issues
        : value === undefined
          ? undefined
          : 'not a part of the call';
    for (const name of names) {
      const { shapes, example }: Call = calls[name];
      const { params, query, body, answer } = shapes;
      expect.soft(strict(params, example.params), `${name} params`).toBeUndefined();
      expect.soft(strict(query, example.query), `${name} query`).toBeUndefined();
      expect.soft(strict(body, example.body), `${name} body`).toBeUndefined();
      expect.soft(answer.safeParse(example.answer).error?.issues, `${name} answer`).toBeUndefined();
    }
  }, 60_000);
});

describe('the refusals', () => {
  it('name every code, so that a new one has its call', () => {
    const named = new Set<string>([
      ...names.flatMap((name) => codesOf(calls[name])),
      ...elsewhere,
      ...besideRows,
    ]);
    const forgotten = Object.keys(refusalStatuses).filter((code) => !named.has(code));
    expect(forgotten, 'no call lists these codes in packages/contract/src/calls').toEqual([]);
  });

  it('include those that the values of a shape bring along', () => {
    expect(codesOf(calls.searchFlight)).toContain('date.invalid');
    expect(codesOf(calls.createCoupon)).toEqual(
      expect.arrayContaining(['time.invalid', 'hotel.invalid', 'key.invalid']),
    );
    expect(codesOf(calls.getBrand)).not.toContain('field.invalid');
  });
});
