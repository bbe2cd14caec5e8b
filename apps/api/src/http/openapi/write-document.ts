import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Call } from '@traslado/contract/call';
import { actingCalls } from '@traslado/contract/calls/acting';
import { allCatalogueCalls } from '@traslado/contract/calls/all-catalogues';
import { approvalCalls } from '@traslado/contract/calls/approvals';
import { bookingCalls } from '@traslado/contract/calls/bookings';
import { changeSetCalls } from '@traslado/contract/calls/change-sets';
import { consentCalls } from '@traslado/contract/calls/consents';
import { dataToFixCalls } from '@traslado/contract/calls/data-to-fix';
import { dayListCalls } from '@traslado/contract/calls/day-lists';
import { deskCalls } from '@traslado/contract/calls/desk';
import { fixLinkCalls } from '@traslado/contract/calls/fix-links';
import { flightWatchCalls } from '@traslado/contract/calls/flight-watch';
import { formCalls } from '@traslado/contract/calls/forms';
import { guestMessageCalls } from '@traslado/contract/calls/guest-messages';
import { homeCalls } from '@traslado/contract/calls/home';
import { lookCalls } from '@traslado/contract/calls/looks';
import { messageCalls } from '@traslado/contract/calls/messages';
import { moneyCalls } from '@traslado/contract/calls/money';
import { payLinkCalls } from '@traslado/contract/calls/pay-links';
import { pictureCalls } from '@traslado/contract/calls/pictures';
import { priceCalls } from '@traslado/contract/calls/prices';
import { queueCalls } from '@traslado/contract/calls/queues';
import { reportCalls } from '@traslado/contract/calls/reports';
import { rideDayCalls } from '@traslado/contract/calls/ride-day';
import { pageCalls, programCalls } from '@traslado/contract/guest-calls';
import { peopleCalls } from '@traslado/contract/people-calls';
import { keptLines } from './calls-kept.ts';
import { cataloguesText } from './catalogues-text.ts';
import { describeContract } from './document.ts';

/** Run by `npm run openapi`, from the sources: writes the files made of the calls into the repository, the browser's tables among them. */
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

/** The table of a file of calls, with the names that its topic gives. */
function topicTable(
  topic: string,
  says: string,
  named: Readonly<Record<string, Readonly<Record<string, Call>>>>,
): Readonly<Record<string, string>> {
  const [[of = '', calls = {}] = []] = Object.entries(named);
  const table = { name: of.replace(/Calls$/, 'Routes'), says, of, from: `./calls/${topic}.ts` };
  return { [`packages/contract/src/routes-of-${topic}.ts`]: tableText(table, calls) };
}

/** The lines of a file and the new ones. A line that the product no longer has is removed by hand, as a decision. */
const withNewLines = (file: string, lines: readonly string[]): string => {
  const old = readFileSync(new URL(file, root), 'utf8').split('\n').filter(Boolean);
  return [...new Set([...old, ...lines])]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
};

const made = {
  'packages/contract/src/routes-of-guests.ts': tableText(
    {
      name: 'guestRoutes',
      says: 'Calls that the app makes for guests and visitors.',
      of: 'pageCalls',
      from: './guest-calls.ts',
    },
    pageCalls,
  ),
  'packages/contract/src/routes-of-programs.ts': tableText(
    {
      name: 'programRoutes',
      says: 'Calls that only a group’s own programs make.',
      of: 'programCalls',
      from: './guest-calls.ts',
    },
    programCalls,
  ),
  'packages/contract/src/routes-of-forms.ts': tableText(
    {
      name: 'formRoutes',
      says: 'Catalogues that guests’ forms ask for once they are shown.',
      of: 'formCalls',
      from: './calls/forms.ts',
    },
    formCalls,
  ),
  'packages/contract/src/routes-of-desk.ts': tableText(
    {
      name: 'deskRoutes',
      says: 'Signing in and out of staff, and their own calls.',
      of: 'deskCalls',
      from: './calls/desk.ts',
    },
    deskCalls,
  ),
  'packages/contract/src/routes-of-messages.ts': tableText(
    {
      name: 'messageRoutes',
      says: 'Previews of messages for staff.',
      of: 'messageCalls',
      from: './calls/messages.ts',
    },
    messageCalls,
  ),
  'packages/contract/src/routes-of-home.ts': tableText(
    {
      name: 'homeRoutes',
      says: 'The staff’s first page, and the way to everything else.',
      of: 'homeCalls',
      from: './calls/home.ts',
    },
    homeCalls,
  ),
  'packages/contract/src/routes-of-pictures.ts': tableText(
    {
      name: 'pictureRoutes',
      says: 'Pictures that staff upload.',
      of: 'pictureCalls',
      from: './calls/pictures.ts',
    },
    pictureCalls,
  ),
  'packages/contract/src/routes-of-prices.ts': tableText(
    {
      name: 'priceRoutes',
      says: 'Prices that staff look into.',
      of: 'priceCalls',
      from: './calls/prices.ts',
    },
    priceCalls,
  ),
  'packages/contract/src/routes-of-bookings.ts': tableText(
    {
      name: 'bookingRoutes',
      says: 'Bookings as staff find and read them.',
      of: 'bookingCalls',
      from: './calls/bookings.ts',
    },
    bookingCalls,
  ),
  'packages/contract/src/routes-of-money.ts': tableText(
    {
      name: 'moneyRoutes',
      says: 'The money: payments and refunds as staff see them, and differences from the gateway.',
      of: 'moneyCalls',
      from: './calls/money.ts',
    },
    moneyCalls,
  ),
  'packages/contract/src/routes-of-day-lists.ts': tableText(
    {
      name: 'dayListRoutes',
      says: 'The rides of a day.',
      of: 'dayListCalls',
      from: './calls/day-lists.ts',
    },
    dayListCalls,
  ),
  'packages/contract/src/routes-of-flight-watch.ts': tableText(
    {
      name: 'flightWatchRoutes',
      says: 'Flights that are followed.',
      of: 'flightWatchCalls',
      from: './calls/flight-watch.ts',
    },
    flightWatchCalls,
  ),
  'packages/contract/src/routes-of-reports.ts': tableText(
    {
      name: 'reportRoutes',
      says: 'Figures and the rows that they are made of.',
      of: 'reportCalls',
      from: './calls/reports.ts',
    },
    reportCalls,
  ),
  'packages/contract/src/routes-of-approvals.ts': tableText(
    {
      name: 'approvalRoutes',
      says: 'Refunds by hand, requests for them, and limits.',
      of: 'approvalCalls',
      from: './calls/approvals.ts',
    },
    approvalCalls,
  ),
  'packages/contract/src/routes-of-guest-messages.ts': tableText(
    {
      name: 'guestMessageRoutes',
      says: 'Messages of guests and their answers.',
      of: 'guestMessageCalls',
      from: './calls/guest-messages.ts',
    },
    guestMessageCalls,
  ),
  'packages/contract/src/routes-of-queues.ts': tableText(
    {
      name: 'queueRoutes',
      says: 'Open work of staff, in queues.',
      of: 'queueCalls',
      from: './calls/queues.ts',
    },
    queueCalls,
  ),
  'packages/contract/src/routes-of-acting.ts': tableText(
    {
      name: 'actingRoutes',
      says: 'Actions of staff for the guest of a booking.',
      of: 'actingCalls',
      from: './calls/acting.ts',
    },
    actingCalls,
  ),
  ...topicTable('looks', 'A booking as its guest sees it, for staff.', { lookCalls }),
  ...topicTable('data-to-fix', 'Data of a booking that would fail on the day, for staff.', {
    dataToFixCalls,
  }),
  ...topicTable('fix-links', 'Data that would fail on the day, as guests correct them.', { fixLinkCalls }),
  ...topicTable('ride-day', 'A ride on its day.', { rideDayCalls }),
  ...topicTable('consents', 'Consents of guests to messages on their phones.', { consentCalls }),
  ...topicTable('pay-links', 'Paying with a link that staff made.', { payLinkCalls }),
  'packages/contract/src/routes-of-change-sets.ts': tableText(
    {
      name: 'changeSetRoutes',
      says: 'Change sets.',
      of: 'changeSetCalls',
      from: './calls/change-sets.ts',
    },
    changeSetCalls,
  ),
  'packages/contract/src/routes-of-all-catalogues.ts': tableText(
    {
      name: 'allCatalogueRoutes',
      says: 'All catalogues at once.',
      of: 'allCatalogueCalls',
      from: './calls/all-catalogues.ts',
    },
    allCatalogueCalls,
  ),
  'packages/contract/src/routes-of-people.ts': tableText(
    {
      name: 'peopleRoutes',
      says: 'The staff and their rights; keys of programs; stays that staff add.',
      of: 'peopleCalls',
      from: './people-calls.ts',
    },
    peopleCalls,
  ),
  'docs/calls-kept.txt': withNewLines('docs/calls-kept.txt', keptLines(describeContract())),
  'docs/catalogues.md': cataloguesText(),
};

for (const [file, text] of Object.entries(made)) {
  const address = new URL(file, root);
  const isCurrent = existsSync(address) && readFileSync(address, 'utf8') === text;
  if (!isCurrent) writeFileSync(address, text);
  console.log(`${file} ${isCurrent ? 'is as it was' : 'is written'}.`);
}
