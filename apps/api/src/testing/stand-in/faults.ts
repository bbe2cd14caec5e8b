import { z } from 'zod';

/** A fault in place of the stand-in's proper answer. */
const fault = z.strictObject({
  /** Name of a call in the stand-in's table, or `*` for every one. */
  call: z.string(),
  kind: z.enum([
    /** Answers properly after `ms`. */
    'slow',
    /** Answers with `status`, and with `body` or a problem. */
    'status',
    /** The proper answer, cut in the middle, under its content type. */
    'bad-json',
    /** Every value of the proper answer replaced by one of another type. */
    'wrong-types',
    /** Every object of the proper answer without its fields. */
    'missing-fields',
    /** A page of HTML, as a proxy in between would answer. */
    'html',
    /** More megabytes than any reader takes. */
    'huge',
    /** Head and half of the body, then the line is closed in good order. */
    'half-closed',
    /** Head and half of the body, then a reset. */
    'reset',
    /** The request is read and never answered. */
    'silent',
  ]),
  ms: z.int().min(0).max(60_000).default(0),
  status: z.int().min(200).max(599).default(500),
  /** JSON, or a text as it stands. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Number of requests that meet it; all when absent. */
  times: z.int().min(1).optional(),
});

export type Fault = z.output<typeof fault>;
export type FaultGiven = z.input<typeof fault>;

/** The faults that wait for each call. */
export function createFaults() {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    set(given: FaultGiven): void {
      const parsed = fault.parse(given);
      waiting.push({ fault: parsed, left: parsed.times ?? Number.POSITIVE_INFINITY });
    },
    clear(): void {
      waiting = [];
    },
    /** The fault that meets this request, if any, one of its times used. */
    take(call: string): Fault | undefined {
      const found = waiting.find((entry) => entry.fault.call === call || entry.fault.call === '*');
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) waiting = waiting.filter((entry) => entry !== found);
      return found.fault;
    },
  };
}

/** Another type for every value, the shape of lists and objects kept. */
export function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrongTypes);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]));
  return typeof value === 'string' ? { not: 'text' } : 'not what was agreed';
}

/** Objects without fields, lists as long as before. */
export function missingFields(value: unknown): unknown {
  return Array.isArray(value) ? value.map(missingFields) : {};
}
