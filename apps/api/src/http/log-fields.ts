import type { FastifyRequest } from 'fastify';

/** A mail address; the name of a scoped package in a stack is none. */
const mailAddress = /[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g;

/** Text of another system, which may name the person it is about. */
const withoutAddresses = (text: string): string => text.replace(mailAddress, '…@…');
const textOf = (value: unknown): unknown => (typeof value === 'string' ? withoutAddresses(value) : value);

/** Facts of an error about code and tables. All others stay out: `detail` of the driver is the whole row, `rejected` of a mail server the recipient. */
const facts = ['code', 'statusCode', 'requestId', 'schema', 'table', 'column', 'constraint'] as const;

type ErrorFields = { type: string; message: string; stack: string; [fact: string]: unknown };

function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutAddresses(String(error)), stack: '' };
  const given: Error & Partial<Record<(typeof facts)[number], unknown>> = error;
  return {
    type: error.constructor.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...Object.fromEntries(
      facts.filter((fact) => given[fact] !== undefined).map((fact) => [fact, given[fact]]),
    ),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFields) }),
  };
}

/** The shape in which the log writes its fields. */
export const logFields = {
  /** The route, never the address as sent: names and confirmation numbers are part of some paths. */
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'none',
    id: request.id,
  }),
  err: errorFields,
  /** The reader of uploads logs the headers of a request here, the session among them. */
  busboyOptions: () => undefined,
  detail: textOf,
  reason: textOf,
};
