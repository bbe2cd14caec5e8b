import { writeFileSync } from 'node:fs';
import type { Call } from '@traslado/contract/call';
import { deskCalls } from '@traslado/contract/calls/desk';
import { guestCalls } from '@traslado/contract/guest-calls';
import { describeContract, documentText } from './document.ts';

/** Run by `npm run openapi`, from the sources: writes what is made of the calls into the repository, the document and the browser's tables. */
const root = new URL('../../../../../', import.meta.url);

/** A table of routes. It is checked by type against the calls, so that a stale one does not compile. */
const tableText = (
  { name, says, of, from }: { name: string; says: string; of: string; from: string },
  calls: Readonly<Record<string, Call>>,
): string => `import type { RoutesOf } from './call.ts';
import type { ${of} } from '${from}';

/** ${says} Made of the calls by \`npm run openapi\`. */
export const ${name} = {
${Object.entries(calls)
  .map(([call, { route }]) => {
    const facts = Object.entries(route).map(
      ([fact, value]) => `    ${fact}: ${typeof value === 'string' ? `'${value}'` : value},\n`,
    );
    return `  ${call}: {\n${facts.join('')}  },\n`;
  })
  .join('')}} as const satisfies RoutesOf<typeof ${of}>;
`;

const made = {
  'packages/contract/src/routes-of-guests.ts': tableText(
    {
      name: 'guestRoutes',
      says: 'Calls that the app makes for guests and visitors.',
      of: 'guestCalls',
      from: './guest-calls.ts',
    },
    guestCalls,
  ),
  'packages/contract/src/routes-of-desk.ts': tableText(
    {
      name: 'deskRoutes',
      says: 'How staff come in and go out, and what only they may ask for.',
      of: 'deskCalls',
      from: './calls/desk.ts',
    },
    deskCalls,
  ),
  'docs/openapi.json': documentText(describeContract()),
};

for (const [file, text] of Object.entries(made)) {
  writeFileSync(new URL(file, root), text);
  console.log(`${file} is current.`);
}
