import { randomInt, randomUUID } from 'node:crypto';
import { formatCivilDate } from '../apps/web/src/i18n/format.ts';
import { tomorrowIn } from '../apps/web/src/staff/frame/tomorrow.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { stayFile } from '../packages/domain/src/stay/stay-file.ts';
import { addDays } from '../packages/domain/src/time/civil.ts';
import { landThreeHoursAgo } from './landed-ride.ts';
import { services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { spoilKovacs } from './product-states.ts';
import { button, gone, nameOf, onBooking, openPalette, type StaffTask, send, words } from './staff-task.ts';

const onQueue = async () => {
  await productDatabase()
    .updateTable('contact_message')
    .set({ status: 'received', ended_at: null, ended_by: null })
    .where('reference', '=', 'M-CFV6R-3WK8T')
    .execute();
  return { path: '/admin/queues/messages' };
};

const onDataToFix = async () => {
  await spoilKovacs();
  return { path: '/admin/queues/data' };
};

/** Tasks in queues, lists and catalogues. */
export const tasksOnLists: readonly StaffTask[] = [
  {
    name: 'Answer a guest’s message',
    from: 'the queue of messages',
    role: 'concierge',
    prepare: onQueue,
    async act(hands) {
      const texts = words.guestMessages;
      await hands.press('j', 'Enter');
      await hands.see(hands.page.getByRole('heading', { level: 1, name: texts.page('Camille Lefèvre') }));
      await hands.see(hands.page.getByRole('textbox', { name: texts.answer.message }));
      await hands.press('a');
      await hands.write('text', 'Yes, the driver follows your flight and waits at exit 4. ');
      await hands.press('Control+Enter');
      await hands.see(hands.page.getByText(words.frame.noMail, { exact: true }));
    },
  },
  {
    name: 'Assign a case to me',
    from: 'the queue of data to fix',
    role: 'concierge',
    prepare: onDataToFix,
    async act(hands) {
      await hands.press('j', 't');
      await hands.see(hands.page.getByText(words.queues.you));
    },
  },
  {
    // Before a case is set aside: it may be the only one.
    name: 'Add a note to a case',
    from: 'the queue of data to fix',
    role: 'concierge',
    prepare: onDataToFix,
    async act(hands) {
      const texts = words.queues.note;
      await hands.press('j', 'n');
      const dialog = hands.page.getByRole('dialog');
      await hands.tabTo(dialog.getByRole('textbox', { name: texts.label }));
      await hands.write('note', 'Called at three, no answer.');
      await send(hands);
      await gone(hands);
    },
  },
  {
    name: 'Snooze a case for 4 hours',
    from: 'the queue of data to fix',
    role: 'concierge',
    prepare: onDataToFix,
    async act(hands) {
      await hands.press('j', 's');
      await hands.see(hands.page.locator('dialog button:focus'));
      await hands.press('Enter');
      await gone(hands);
    },
  },
  {
    name: 'Print tomorrow’s arrivals',
    from: 'Today',
    role: 'concierge',
    prepare: async () => ({ path: '/admin' }),
    async act(hands) {
      const texts = words.dayLists;
      await openPalette(hands);
      await hands.type('tom');
      await hands.see(hands.page.getByRole('option', { selected: true }).filter({ hasText: texts.tomorrow }));
      await hands.press('Enter');
      await hands.see(
        hands.page.getByRole('heading', {
          level: 2,
          name: formatCivilDate(tomorrowIn('America/Cancun', Date.now()), 'en-US'),
        }),
      );
      await hands.see(button(hands.page, texts.print).or(hands.page.locator('[data-key=p]')));
      await hands.page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
      await hands.press('p');
      await hands.page.locator('html[data-printed]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'Mark a ride as missed',
    from: 'the day list',
    role: 'concierge',
    async prepare() {
      const { number, guest } = await onBooking(services.suvArrival);
      const day = await landThreeHoursAgo(number);
      return { path: `/admin/day-lists?day=${day}&airport=1&property=1`, guest };
    },
    async act(hands, { guest = '' }) {
      const texts = words.dayLists;
      await hands.click(button(hands.page, texts.missRide(guest)).first());
      const dialog = hands.page.getByRole('dialog');
      await hands.tabTo(dialog.getByRole('radio').first());
      await hands.press('Space');
      await send(hands);
      await gone(hands);
    },
  },
  {
    name: 'Approve a refund',
    from: 'the list of approvals',
    role: 'concierge',
    async prepare(page) {
      const { path, number } = await onBooking(services.suvRoundTrip);
      const { version } = await productDatabase()
        .selectFrom('coupon')
        .select('version')
        .where('coupon_code', '=', number)
        .executeTakeFirstOrThrow();
      const answer = await page.request.post(`/v1/staff/bookings/${path.split('/').at(-1)}/refund-requests`, {
        headers: { origin: process.env.E2E_BASE_URL ?? '', 'if-match': `"${version}"` },
        data: { amount: '140.00', reason: 'ride_late', note: 'Two hours late.', uuidReference: randomUUID() },
      });
      const { id } = await answer.json();
      return { path: '/admin/approvals', request: String(id), thenAs: 'finance' };
    },
    async act(hands, { request = '' }) {
      const texts = words.approvals;
      const row = hands.page.locator(`a[href="/admin/approvals/${request}"]`);
      await row.waitFor();
      // As far down as it stands.
      while (!(await row.evaluate((link) => link === document.activeElement))) await hands.press('j');
      await hands.press('Enter');
      await hands.see(hands.page.locator('[data-key=a]'));
      await hands.press('a');
      await hands.tabTo(button(hands.page.getByRole('dialog'), texts.approve('USD 140.00')));
      await hands.press('Enter');
      await gone(hands);
    },
  },
  {
    name: 'Change a price for March',
    from: 'any page',
    role: 'revenue',
    async prepare() {
      const year = 2070 + randomInt(20);
      const name = nameOf();
      await productDatabase()
        .insertInto('rate')
        .values({
          service_id: services.sharedRoundTrip,
          description: `${name} March`,
          priority: 1,
          price_minor: 0,
          adult_minor: 42_00,
          child_minor: 0,
          valid_from: `${year}-03-01`,
          valid_to: `${year}-03-31`,
        })
        .execute();
      return { path: '/admin/rates', name };
    },
    async act(hands, { name = '' }) {
      const { page } = hands;
      await openPalette(hands);
      await hands.write('name', name);
      await hands.see(page.getByRole('option', { selected: true }).filter({ hasText: name }));
      await hands.press('Enter');
      const price = page.locator('form [name=adult_price]');
      await price.waitFor();
      await hands.tabTo(price);
      await hands.type('44');
      await hands.press('Enter');
      await page.waitForURL(/\/admin\/rates(\?|$)/);
    },
  },
  {
    name: 'Add a blackout day',
    from: 'the list of restrictions',
    role: 'revenue',
    prepare: async () => ({ path: '/admin/restrictions', day: addDays('2071-01-01', randomInt(3000)) }),
    async act(hands, { day = '' }) {
      const { page } = hands;
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      await hands.press('n');
      const name = page.locator('form [name=description]');
      await hands.tabTo(name);
      await hands.write('name', 'Road closed');
      await hands.press('Tab', 'b');
      const from = page.locator('form [data-segment=month]').first();
      await hands.tabTo(from);
      await hands.type(`${month}${dayOfMonth}${year}`);
      await hands.press('Enter');
      await page.waitForURL(/\/admin\/restrictions\/\d+/);
    },
  },
  {
    name: 'Invite a colleague',
    from: 'the list of people',
    role: 'administrator',
    prepare: async () => ({ path: '/admin/people', name: nameOf() }),
    async act(hands, { name = '' }) {
      const { page } = hands;
      await hands.press('n');
      const first = page.locator('form [name=name]');
      await hands.tabTo(first);
      await hands.write('name', `${name} Campos`);
      await hands.press('Tab');
      await hands.write('address', `${name.toLowerCase()}@perla.example`);
      await hands.tabTo(page.getByLabel('Concierge', { exact: true }));
      await hands.press('Space', 'Enter');
      await page.waitForURL(/\/admin\/people$/);
    },
  },
  {
    name: 'Add a stay from a pasted row',
    from: 'the list of stays',
    role: 'concierge',
    async prepare(page) {
      const folio = `BP${randomInt(100_000_000, 1_000_000_000)}-7`;
      const { columns } = wordsOf(stayFile).en;
      const names = ['folio', 'last_name', 'property_id', 'arrival', 'departure', 'adults'] as const;
      const rows = [
        names.map((name) => columns[name]),
        [folio, 'Muñoz', 'BP', '2027-12-21', '2027-12-28', '2'],
      ];
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const text = rows.map((row) => row.join('\t')).join('\n');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      return { path: '/admin/stays' };
    },
    async act(hands) {
      const { imports } = words.lists;
      const { page } = hands;
      await hands.press('i');
      await hands.tabTo(page.getByLabel(imports.paste.label, { exact: true }));
      await hands.press('Control+v');
      await hands.tabTo(button(page, imports.apply));
      await hands.press('Enter');
      await hands.see(page.getByText(imports.applied, { exact: true }));
    },
  },
];
