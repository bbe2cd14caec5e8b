import { dataBookings } from '../apps/api/src/demo/data-stories.ts';
import { ownBooking, services } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { deskOf } from './product-states.ts';
import {
  button,
  gone,
  nameOf,
  onBooking,
  openPalette,
  type StaffTask,
  sayWhy,
  send,
  words,
} from './staff-task.ts';

/** Tasks on one booking, from finding it on. */
export const tasksOnBookings: readonly StaffTask[] = [
  {
    name: 'Find a booking by the guest’s name',
    from: 'Today',
    role: 'concierge',
    prepare: async () => {
      const stayWishes = { last_name: nameOf() };
      const { stay } = await ownBooking({ serviceId: services.suvArrival, stayWishes });
      return { path: '/admin', guest: stay.lastName };
    },
    async act(hands, { guest = '' }) {
      await openPalette(hands);
      await hands.write('name', guest);
      await hands.see(hands.page.getByRole('option', { selected: true }).filter({ hasText: guest }));
      await hands.press('Enter');
      await hands.page.waitForURL(/\/admin\/bookings\/\d+$/);
    },
  },
  {
    name: 'Refund USD 20',
    from: 'the booking',
    role: 'finance',
    prepare: () => onBooking(services.suvArrival),
    async act(hands) {
      const texts = words.approvals.refund;
      await hands.press('r');
      const dialog = hands.page.getByRole('dialog');
      await hands.tabTo(dialog.getByLabel(texts.amount, { exact: true }));
      await hands.type('20');
      await hands.press('Tab');
      await hands.choose(words.approvals.reasons.goodwill);
      await hands.press('Tab');
      await hands.write('note', 'A voucher for the late start.');
      await send(hands);
      await gone(hands);
    },
  },
  {
    name: 'Send the email again',
    from: 'the booking',
    role: 'concierge',
    prepare: () => onBooking(services.suvArrival),
    async act(hands) {
      await hands.press('l');
      await sayWhy(hands, words.acting.reasons.guest_asked, words.acting.letter.confirm);
      await gone(hands);
    },
  },
  {
    name: 'Change a ride to another flight',
    from: 'the booking',
    role: 'concierge',
    prepare: () => onBooking(services.suvArrival),
    async act(hands) {
      const texts = words.acting;
      await hands.press('m');
      const dialog = hands.page.getByRole('dialog');
      await hands.tabTo(dialog.getByLabel(texts.change.flight, { exact: true }));
      await hands.type('AM583');
      await hands.see(dialog.locator('[data-segment=hour]').and(dialog.locator('[value="11"]')));
      await send(hands);
      await sayWhy(hands, texts.reasons.flight_changed, texts.change.confirm);
      await gone(hands);
    },
  },
  {
    name: 'Correct a guest’s email',
    from: 'the booking',
    role: 'concierge',
    prepare: () => onBooking(services.suvArrival),
    async act(hands) {
      const texts = words.acting;
      await hands.press('e');
      const dialog = hands.page.getByRole('dialog');
      await hands.tabTo(dialog.getByLabel(texts.contact.email, { exact: true }));
      await hands.write('address', 'ana.right@visitor.example');
      await send(hands);
      await sayWhy(hands, texts.reasons.contact_wrong, texts.contact.confirm);
      await gone(hands);
    },
  },
  {
    name: 'Cancel all rides for the guest',
    from: 'the booking',
    role: 'concierge',
    prepare: () => onBooking(services.suvArrival),
    async act(hands) {
      const texts = words.acting;
      await hands.press('c');
      await send(hands);
      await sayWhy(hands, texts.reasons.guest_asked, texts.cancel.confirm);
      await gone(hands);
    },
  },
  {
    name: 'Mail a payment link',
    from: 'the booking',
    role: 'concierge',
    prepare: () => onBooking(services.suvArrival, null),
    async act(hands) {
      const { payLink, reasons } = words.acting;
      await hands.press('y');
      await send(hands);
      await sayWhy(hands, reasons.guest_asked, payLink.confirm.mail);
      await gone(hands);
    },
  },
  {
    name: 'See why this price',
    from: 'the booking',
    role: 'concierge',
    prepare: () => onBooking(services.suvArrival),
    async act(hands) {
      await hands.press('w');
      await hands.see(hands.page.getByRole('dialog').getByText('95.00'));
    },
  },
  {
    name: 'Mark data as correct',
    from: 'the booking',
    role: 'concierge',
    async prepare() {
      const path = await deskOf(dataBookings.kovacs);
      await setFindingOpen(path);
      return { path };
    },
    async act(hands) {
      const { right, kinds } = words.data;
      const mark = button(hands.page, `${right.marks.phone}: ${kinds.phone}`);
      await mark.waitFor();
      await hands.click(mark);
      const dialog = hands.page.getByRole('dialog');
      await hands.tabTo(dialog.getByLabel(right.ask.label));
      await hands.write('note', 'It rings at the desk.');
      await send(hands);
      await gone(hands);
    },
  },
];

/** The booking’s phone is a finding again. */
async function setFindingOpen(path: string): Promise<void> {
  const id = Number(path.split('/').at(-1));
  await productDatabase()
    .updateTable('data_finding')
    .set({ right_at: null, right_by: null, right_by_id: null, right_note: null, resolved_at: null })
    .where('coupon_id', '=', id)
    .execute();
}
