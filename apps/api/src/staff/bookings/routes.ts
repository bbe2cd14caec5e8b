import { toIso } from '@traslado/domain/time/instant';
import type { ReadingDb } from '../../db/reading-db.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { streamCsv } from '../../http/csv.ts';
import { fileTurns } from '../../http/file-turns.ts';
import type { Pms } from '../../ports/pms.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { forgetQuestion, keepQuestion } from '../kept/keep-question.ts';
import { searchBookings } from '../search/search-bookings.ts';
import { askView, checkView, listViews } from './ask-view.ts';
import { exportView } from './export-view.ts';
import { showBooking } from './show-booking.ts';
import { showLetter } from './show-letter.ts';
import type { TheirBookingDeps } from './show-their-booking.ts';

export type BookingsDependencies = TheirBookingDeps & {
  readonly pms: Pick<Pms, 'keepsStays'>;
  readonly seller: Pick<Seller, 'keepsBookings'>;
  readonly readingDb: ReadingDb;
};

/** Most files of lists that are written at once. */
const MOST_FILES = 2;

/** Bookings for staff: search, and one booking. */
export function bindBookings(binding: Binding, dependencies: BookingsDependencies): void {
  const keepsStays = dependencies.pms.keepsStays && dependencies.seller.keepsBookings;
  bind(binding, 'searchBookings', ({ caller, body, language, now }) =>
    searchBookings({ ...dependencies, numbersOf: binding.numbersOf, keepsStays }, caller, {
      ...body,
      language,
      now,
    }),
  );

  bind(binding, 'getBookingStory', ({ caller, params, language, now }) =>
    showBooking(dependencies, caller, { ...params, language, now }),
  );

  bind(binding, 'getBookingLetter', ({ caller, params, now }) =>
    showLetter(dependencies, caller, { ...params, now }),
  );

  bind(binding, 'listBookingViews', ({ caller }) => listViews(dependencies, caller));

  bind(binding, 'askBookingView', ({ caller, body, language, now }) =>
    askView(dependencies, caller, { ...body, language, now }),
  );

  const inTurn = fileTurns(MOST_FILES);

  bind(binding, 'exportBookingView', ({ caller, body, language, now, reply }) => {
    const parts = inTurn(exportView(dependencies, caller, { body, language, now }));
    return streamCsv(reply, { name: `bookings-${toIso(now).slice(0, 10)}`, parts });
  });

  bind(binding, 'keepBookingView', ({ caller, body, now }) => {
    checkView(dependencies, caller, body.question);
    return keepQuestion(dependencies, caller, { kind: 'bookings', kept: body, now });
  });

  bind(binding, 'deleteBookingView', async ({ caller, params, now }) => {
    await forgetQuestion(dependencies, caller, { kind: 'bookings', id: params.id, now });
    return { deleted: true as const };
  });
}
