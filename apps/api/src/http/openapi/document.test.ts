import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Call, CallSchemas } from '@traslado/contract/call';
import { calls } from '@traslado/contract/calls';
import { refusalStatuses, statusOf } from '@traslado/contract/refusals';
import type { Route } from '@traslado/contract/route';
import { type CallName, routes } from '@traslado/contract/routes';
import { describe, expect, it } from 'vitest';
import { codesOf, describeContract, documentText } from './document.ts';
import { besideRows, elsewhere } from './refusals.ts';

const names = Object.keys(routes) as CallName[];
const document = describeContract();
const operationOf = (name: CallName) =>
  document.paths[routes[name].path]?.[routes[name].method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('is one by the rules of OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(documentText(document)));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('stands in docs/openapi.json as it is now; `npm run openapi` renews it', () => {
    const kept = readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(kept, 'docs/openapi.json is stale: run `npm run openapi`').toBe(documentText(document));
  });

  it('refers only to shapes that it has', () => {
    const referred = [...documentText(document).matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)];
    expect(referred.length).toBeGreaterThan(20);
    const missing = referred
      .map(([, name = '']) => name)
      .filter((name) => !(name in document.components.schemas));
    expect(missing).toEqual([]);
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
      expect.soft(operation?.responses, name).toHaveProperty(String(route.status ?? 200));
      for (const code of codesOf(name))
        expect.soft(operation?.responses[statusOf(code)]?.description, name).toContain(code);
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
    const named = new Set<string>([...names.flatMap(codesOf), ...elsewhere, ...besideRows]);
    const forgotten = Object.keys(refusalStatuses).filter((code) => !named.has(code));
    expect(forgotten, 'no call lists these codes in packages/contract/src/calls').toEqual([]);
  });

  it('include those that the values of a shape bring along', () => {
    expect(codesOf('searchFlight')).toContain('date.invalid');
    expect(codesOf('createCoupon')).toEqual(
      expect.arrayContaining(['time.invalid', 'hotel.invalid', 'key.invalid']),
    );
    expect(codesOf('getBrand')).not.toContain('field.invalid');
  });
});
