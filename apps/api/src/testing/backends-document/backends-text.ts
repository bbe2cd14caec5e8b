import type { GroupSystem } from '../../adapters/group-client/group-systems.ts';
import { fieldsOf, type ToldField } from '../../adapters/group-client/tolerant/told.ts';
import { type DocumentedCall, documentedCalls } from './documented.ts';
import { protocolText } from './protocol-text.ts';
import type { RecordedCall } from './record-calls.ts';
import { wordsText } from './words-text.ts';

const settings: Readonly<Record<GroupSystem, string>> = {
  auth: 'AUTH_API_URL',
  profile: 'AUTH_API_URL',
  mobile: 'MOBILE_API_URL',
  reservations: 'RESERVATIONS_API_URL',
  sistur: 'SISTUR_API_URL',
  operations: 'OPERATIONS_API_URL',
  proxy: 'PROXY_API_URL',
  geo: 'GEO_API_URL',
  'exchange-rate': 'EXCHANGE_RATE_API_URL',
  flights: 'FLIGHTS_API_URL',
  transfers: 'TRANSFERS_API_URL',
};

const needs = {
  needed: 'needed',
  used: 'used where it is there',
  shown: 'shown where it can be read',
} as const;

/** A field of an answer; the two files of a kind that name no record have none. */
export const answerFields = ({ answer }: RecordedCall): readonly ToldField[] =>
  answer.told ? fieldsOf(answer.told) : [];

export const documentedOf = ({ method, path }: RecordedCall): DocumentedCall | undefined =>
  documentedCalls[`${method} ${path}`];

/** Documented fields of the answer that are unused here. */
const unusedFields = (call: RecordedCall): readonly string[] => {
  const read = answerFields(call).map(({ path }) => path);
  const isRead = (name: string): boolean =>
    read.some((path) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`));
  return (documentedOf(call)?.answered ?? []).filter((name) => !isRead(name));
};

const unusedWhy = 'Our own catalogue, clock or reckoning answers what they would say, or no page shows it.';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function callText(call: RecordedCall): string {
  const documented = documentedOf(call);
  if (!documented) throw new Error(`${call.method} ${call.path} is not among the documented calls`);
  const { what, sent, answered, because, example } = documented;
  const sentNames = [...new Set([...call.sent, ...sent])];
  const sentRows = sentNames.map((name) => {
    const isSent = call.sent.includes(name);
    return row(`\`${name}\``, isSent ? 'yes' : 'no', sent.includes(name) ? 'yes' : 'no', because[name] ?? '');
  });
  const fields = answerFields(call);
  const answerRows = fields.map(({ path, expected, need }) =>
    row(
      path === '' ? 'the answer' : `\`${path}\``,
      expected,
      needs[need],
      answered?.includes(path) ? 'yes' : 'no',
      because[path] ?? '',
    ),
  );
  const unused = unusedFields(call);
  const table = (head: readonly string[], rows: readonly string[]) =>
    rows.length === 0 ? [] : [row(...head), row(...head.map(() => '---')), ...rows, ''];
  return [
    `### ${call.method} \`${call.path}\``,
    '',
    what,
    '',
    ...table(['sent', 'by us', 'documented', 'why'], sentRows),
    ...table(['in the answer', 'read as', 'is', 'documented', 'why'], answerRows),
    ...(unused.length > 0
      ? [`Shown there and not read: ${unused.map((name) => `\`${name}\``).join(', ')}. ${unusedWhy}`, '']
      : []),
    'A request of ours:',
    '',
    '```http',
    call.request,
    '```',
    '',
    'The least that is enough:',
    '',
    '```json',
    JSON.stringify(example, null, 2),
    '```',
    '',
  ].join('\n');
}

/** docs/backends.md: for each system the sent fields, the needed fields of its answers, and an example. */
export function backendsText(calls: readonly RecordedCall[]): string {
  const systems = [...new Set(calls.map(({ system }) => system))];
  return `# The group's own systems

Made by \`npm run openapi\` from the adapters: what they send and what they read they say themselves. What the group's documents show of each call stands in
\`apps/api/src/testing/backends-document/documented.ts\`. A test compares the two, and fails for a difference that is not explained here.

We send what the documents show, need only what they show, and use more where it is there. How answers may be written, lists bare or in \`{data}\`,
numbers as text, times with seconds, is in [decision 49](decisions/0049-answers-as-documented.md). Whether a system answers so is seen with
\`npm run check-backends\`.

${protocolText}
${wordsText()}
${systems
  .map((system) => {
    const own = calls.filter((call) => call.system === system);
    return `## ${system} (\`${settings[system]}\`)\n\n${own.map(callText).join('\n')}`;
  })
  .join('\n')}`
    .trimEnd()
    .concat('\n');
}
