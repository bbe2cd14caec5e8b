import { z } from 'zod';
import { call } from '../call.ts';
import { exampleGroup, exampleLinked } from '../examples/stays.ts';
import { arrivalOfStay } from '../schemas/stays.ts';
import { counter, folioText, hotelCode, id, lastNameText } from '../schemas/values.ts';
import { stayCalls } from './stays.ts';

const act = { access: 'staff', permission: 'coupons:act', body: 'json' } as const;

/** The stay that others ride with, and the booking that they shall join; without it one is being made. */
const stayOfGuest = { hotel: hotelCode, folio: folioText, booking: id.optional() };

/** Travellers of a stay. */
const riders = { adults: counter, minors: counter, baby: counter };

/** Stays that staff link for a guest. */
export const staysForGuestCalls = {
  /**
   * By the guests' own use case, and in a group that only they book with: until then it is not in the guest's session. A stay of a property where
   * they do not work is not found.
   */
  linkStayForGuest: call({
    route: { method: 'POST', path: '/v1/staff/bookings/stay/link', ...act },
    backend: 'own',
    summary:
      'Links another stay to that of a guest, for a booking that staff make or change, by number and last name',
    shapes: {
      body: z.strictObject({
        ...stayOfGuest,
        other_hotel: hotelCode,
        other_folio: folioText,
        last_name: lastNameText,
        /** Of the stay to be linked, where `stay.arrival_required` asked for it. */
        arrival: arrivalOfStay,
        /** The group in hand; 0: none yet. */
        receptive_group_id: z.int().min(0).max(2_147_483_647).default(0),
      }),
      answer: stayCalls.linkConsecutiveStay.shapes.answer,
    },
    refuses: [...stayCalls.linkConsecutiveStay.refuses, 'backend.unavailable'],
    example: {
      body: {
        hotel: 'BP',
        folio: 'BP100004-1',
        other_hotel: 'PM',
        other_folio: 'PM100004-1',
        last_name: 'Nguyen',
        receptive_group_id: 0,
      },
      answer: exampleLinked,
    },
  }),

  groupStaysForGuest: call({
    route: { method: 'POST', path: '/v1/staff/bookings/stay/group', ...act },
    backend: 'own',
    summary:
      'Puts the stays together that staff linked for a guest, with their counters, without those left out',
    shapes: {
      body: z.strictObject({
        ...stayOfGuest,
        ...riders,
        reservations: z
          .array(z.strictObject({ hotel: hotelCode, folio: folioText, ...riders }))
          .max(12)
          .default([]),
      }),
      answer: stayCalls.createReceptiveGroup.shapes.answer,
    },
    refuses: stayCalls.createReceptiveGroup.refuses,
    example: {
      body: {
        hotel: 'BP',
        folio: 'BP100005-1',
        adults: 2,
        minors: 1,
        baby: 0,
        reservations: [{ hotel: 'BP', folio: 'BP100006-1', adults: 2, minors: 0, baby: 0 }],
      },
      answer: exampleGroup,
    },
  }),
};
