import fc from 'fast-check';
import { foreignFields, hostileHeaders, hostileTexts, hostileValues } from './hostile.ts';
import type { Extras, Parts } from './requests.ts';

/** A fault that is laid over a request. Places are counted through all parts, modulo their number. */
export type Fault =
  | { readonly kind: 'replace'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'add'; readonly at: number; readonly name: string; readonly value: unknown }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'repeat'; readonly of: 'query' | 'body' };

const at = fc.nat(60);

/** Bodies that are none: cut off, too deep, too wide, not JSON, not text. */
const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1,}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\u0000',
  '[['.repeat(2_000),
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  '&=&==&a[=1&a]=1&[]=2',
  'a[0][b]=1&a[b]=2',
  '%zz=%ff',
  `a=${'x'.repeat(20_000)}`,
  '--a-boundary-of-the-test\r\n\r\n',
  '--a-boundary-of-the-test\r\ncontent-disposition: form-data; name="hotel"; filename="x.exe"\r\n\r\nMZ\r\n--a-boundary-of-the-test--',
];

export const faults: fc.Arbitrary<Fault> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('replace' as const),
      at,
      value: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
        { weight: 2, arbitrary: fc.constantFrom(...hostileValues) },
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.integer(),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at,
      name: fc.oneof(fc.constantFrom(...foreignFields), fc.string({ minLength: 1, maxLength: 12 })),
      value: fc.constantFrom<unknown>('1', 0, true, '<script>', null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...hostileHeaders)
      .map(([name, value]) => ({ kind: 'header' as const, name, value })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...rawBodies).map((text) => ({ kind: 'raw' as const, text })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('query' as const, 'body' as const)
      .map((of) => ({ kind: 'repeat' as const, of })),
  },
);

type Path = readonly (string | number)[];

/** Every place below a value: of leaves and of their parents. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** The value with a changed place; undefined removes it. */
function changed(value: unknown, path: Path, change: (inner: unknown) => unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return change(value);
  const apply = (key: string | number, inner: unknown) =>
    String(key) === String(first) ? changed(inner, rest, change) : inner;
  if (Array.isArray(value))
    return value.map((inner, index) => apply(index, inner)).filter((one) => one !== undefined);
  return Object.fromEntries(
    Object.entries(value as object)
      .map(([key, inner]) => [key, apply(key, inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** The faults laid over a request. */
export function spoil(
  parts: Parts,
  all: readonly Fault[],
): { readonly parts: Parts; readonly extras: Extras } {
  let spoilt: unknown = parts;
  let extras: Extras = {};
  for (const fault of all) {
    // Not the request itself, nor a whole part of it: those are other calls.
    const places = placesIn(spoilt).filter((path) => path.length > 1 || path[0] === 'body');
    if (fault.kind === 'header')
      extras = { ...extras, headers: { ...extras.headers, [fault.name]: fault.value } };
    else if (fault.kind === 'raw') extras = { ...extras, rawBody: fault.text };
    else if (fault.kind === 'repeat')
      extras = { ...extras, ...(fault.of === 'query' ? { repeatQuery: true } : { repeatBody: true }) };
    else if (fault.kind === 'add') {
      const part = (['query', 'body'] as const).filter((one) => one in (spoilt as object));
      const into = part[fault.at % Math.max(1, part.length)] ?? 'query';
      const holder = (spoilt as Parts)[into];
      const open = typeof holder === 'object' && holder !== null && !Array.isArray(holder) ? holder : {};
      spoilt = {
        ...(spoilt as Parts),
        [into]: Object.fromEntries([...Object.entries(open), [fault.name, fault.value]]),
      };
    } else if (places.length > 0) {
      const place = places[fault.at % places.length] ?? [];
      spoilt = changed(spoilt, place, () => (fault.kind === 'drop' ? undefined : fault.value));
    }
  }
  return { parts: spoilt as Parts, extras };
}
