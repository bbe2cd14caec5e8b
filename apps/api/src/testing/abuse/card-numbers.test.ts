import type { CallSchemas } from '@traslado/contract/call';
import { routes } from '@traslado/contract/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkText } from '../../http/bodies.ts';
import { notWords } from '../../http/not-words.ts';
import { type JsonSchema, schemaOf } from '../../http/openapi/shapes.ts';
import { Refused } from '../../refused.ts';
import { callTried, type TriedCall, triedCalls } from '../tried-calls.ts';
import { faultsOf } from './judge.ts';
import type { Person } from './person.ts';
import { knownRequest, type Parts, prepare } from './requests.ts';
import { onFile, openWorld, type World } from './world.ts';

/** The number of a card in every text of every call: a new call and a new field are tried without being written here. */

let world: World;
/** Every line of the log, with all its contents. */
const logged: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
  world = await openWorld({ logLevel: 'trace' });
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const choicesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]) as readonly JsonSchema[];

/** `isOpen`: any text, not only some words or a pattern. */
type Text = { readonly place: string[]; readonly isOpen: boolean };

/** Places of a schema in which a text may stand: `name`, `reservations.0.folio`. */
function textsOf(schema: JsonSchema, place: readonly string[] = []): Text[] {
  return choicesOf(schema).flatMap((choice) => {
    if (choice.type === 'object')
      return Object.entries((choice.properties ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(
        ([name, inner]) => textsOf(inner, [...place, name]),
      );
    if (choice.type === 'array') return textsOf((choice.items ?? {}) as JsonSchema, [...place, '0']);
    if (choice.type !== 'string') return [];
    return [{ place: [...place], isOpen: !('enum' in choice || 'const' in choice || 'pattern' in choice) }];
  });
}

/** The same value with a text at a place; objects and lists that are missing on the way are made. */
function withText(value: unknown, [first, ...rest]: readonly string[], text: string): unknown {
  if (first === undefined) return text;
  if (first === '0') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const open = isRecord(value) ? value : {};
  return { ...open, [first]: withText(open[first], rest, text) };
}

type Place = Text & { readonly call: TriedCall; readonly part: 'params' | 'query' | 'body' };

const places: readonly Place[] = triedCalls.flatMap((call) => {
  const shapes: CallSchemas = callTried(call).shapes;
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = shapes[part];
    return shape ? textsOf(schemaOf(shape, 'input')).map((text) => ({ ...text, call, part })) : [];
  });
});
const nameOf = (place: readonly string[]): string => place.filter((part) => part !== '0').at(-1) ?? '';
const titleOf = ({ call, part, place }: Place): string => `${call} ${part}.${place.join('.')}`;
/** One report a call. */
const ofCalls = (some: readonly Place[]) =>
  [...new Set(some.map(({ call }) => call))].map(
    (name) => [name, some.filter(({ call }) => call === name)] as const,
  );

function personFor(call: TriedCall): Person {
  const { access } = callTried(call).route;
  if (access === 'staff') return world.staff.at(-1) ?? world.nobody;
  return access === 'app' || access === 'public' ? world.app : world.groups.bare.owner;
}

const card = '4242\u00a04242-4242 4242';
const sentence = (place: readonly string[]): string =>
  // Some texts are so short that only the number itself fits.
  nameOf(place) === 'message' ? `My card is ${card}, exp 12/29.` : card;

async function send({ call, part, place }: Place) {
  const known = knownRequest(call);
  const parts: Parts = { ...known, [part]: withText(known[part], place, sentence(place)) };
  await world.changes.take();
  return world.test.app.inject(prepare(call, personFor(call), parts).options);
}

/** The first check of a request, without the rules behind it, which answer the same: else a missing one would not show. */
function firstLook({ place }: Place): unknown {
  try {
    checkText(withText(undefined, place, sentence(place)));
    return null;
  } catch (error) {
    return error instanceof Refused ? error.code : error;
  }
}

const inWords = places.filter(({ place, isOpen }) => isOpen && !notWords.has(nameOf(place)));
const otherwise = places.filter(({ place }) => notWords.has(nameOf(place)));

describe('a card number', () => {
  it.each(ofCalls(inWords))(
    'in a text of %s is refused, named, and leaves nothing behind',
    async (_, texts) => {
      for (const one of texts) {
        const title = titleOf(one);
        expect.soft(firstLook(one), title).toBe('text.card_number');
        const answer = await send(one);
        const isJson = String(answer.headers['content-type']).includes('json');
        const { instance, ...told } = isJson ? answer.json() : { instance: '' };
        expect
          .soft([answer.statusCode, told.code], `${title}: ${answer.body}`)
          .toEqual([422, 'text.card_number']);
        // A body that is one text, such as a table, has no field.
        expect.soft(told.field, title).toBe(one.place.join('.') || 'body');
        // The number of a request is random, and can hold these digits too.
        expect.soft(instance, title).toMatch(/^urn:request:/);
        expect.soft(JSON.stringify(told), title).not.toMatch(/4242/);
        expect.soft(faultsOf(one.call, answer), title).toEqual([]);
        expect.soft(await world.changes.take(), title).toEqual([]);
      }
    },
    30_000,
  );

  it.each(ofCalls(otherwise))(
    'in a field of %s that is no words is judged by the rules of that field',
    async (_, fields) => {
      for (const one of fields) {
        const answer = await send(one);
        expect.soft(answer.statusCode, `${titleOf(one)}: ${answer.body}`).toBeLessThan(500);
        expect.soft(answer.body, titleOf(one)).not.toContain('text.card_number');
        expect.soft(answer.body, titleOf(one)).not.toMatch(/4242.4242.4242/);
      }
    },
    30_000,
  );

  it('stands in no line of the log', () => {
    const all = logged.join('');
    expect(all).toContain('"route":"/v1/transfers/transfer-ws/contact-messages-guest"');
    expect(all).not.toMatch(/4242[^0-9]{0,12}4242/);
  });

  it('is looked for in the texts that guests and staff write', () => {
    const names = inWords.map(({ call, place }) => `${call} ${place.join('.')}`);
    for (const name of [
      'createCoupon name',
      'createCoupon observation',
      'changeTransfer name',
      'changeTransfer observation',
      'sendContactMessage full_name',
      'sendContactMessage message',
      'handleAlert note',
      'sendEmail subject',
      'sendEmail message',
      'createRegion name',
      'createRegion allow_tags.0',
      'listRegions search',
      'findStay lastname',
    ])
      expect(names).toContain(name);
  });

  it('is let through in no field that there is not', () => {
    const used = new Set(otherwise.map(({ place }) => nameOf(place)));
    expect([...notWords].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the log', () => {
  it('names no guest: no name, confirmation number, address, phone or session', () => {
    const all = logged.join('');
    for (const route of [routes.createCoupon.path, routes.payCoupon.path])
      expect(all).toContain(`"route":"${route.replaceAll(/\{(\w+)\}/g, ':$1')}"`);
    const people = Object.values(world.groups).flatMap(({ owner, member }) => [owner, member]);
    const facts = people.flatMap(({ own, headers }) => [own.folio, headers.authorization]);
    for (const fact of [...facts, onFile.email, onFile.phone]) {
      expect(fact).toBeTruthy();
      expect(all).not.toContain(String(fact));
    }
    // The last name of every stay of a test.
    expect(all).not.toMatch(/\bTest\b/);
  });
});
