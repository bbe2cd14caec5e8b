import { ACTING_REASONS } from '@traslado/domain/desk/acting';
import { OVERRIDDEN_RULES } from '@traslado/domain/desk/overrides';
import { PAY_LINK_STATES, PAY_LINK_WAYS } from '@traslado/domain/desk/pay-link';
import { z } from 'zod';
import { decimalAmount, id, instant } from './values.ts';

/** Actions of staff for a guest. */

/** Rules that staff override, each with the demands of its row. */
export const overrides = z.array(
  z.object({
    rule: z.enum(OVERRIDDEN_RULES),
    needs_note: z.boolean(),
    /** So much it may give back or let go; null for any amount. */
    limit: decimalAmount.nullable(),
  }),
);

/** The reason, beside every action; a preview needs neither. */
export const said = {
  reason: z.enum(ACTING_REASONS).optional(),
  /** Needed where the reason is `other`, and where a rule gives way that asks for it. */
  note: z.string().default(''),
};

/** The special items of the ride are settled with the guest. */
export const settled = { special_answer: z.literal('confirmed').optional() };

/** Permission of staff to act for the guest now, with the override rows behind it. */
const mayAct = z.object({
  allowed: z.boolean(),
  /** Why not. */
  code: z.string().nullable(),
  /** The deadline that has passed. */
  deadline: instant.nullable(),
  overrides,
});

/** Actions that staff may take for the guest of a booking now. */
export const actingAbilities = z.object({
  rides: z.array(z.object({ transfer_id: id, change: mayAct, passengers: mayAct, cancel: mayAct })),
  /** Everything that still stands. */
  cancel_all: mayAct,
  contact: mayAct,
  letter: z.boolean(),
  /** Letting a part of a price go that is not paid yet. */
  price: mayAct,
  pay_link: z.object({
    /** Amount that a link could be made for now; 0 where nothing waits for money. */
    amount: decimalAmount,
    /** Until when it could be paid. */
    expires_at: instant.nullable(),
    /** The booking’s address stands long enough for a link to be mailed there. */
    may_mail: z.boolean(),
    /** The one that was made last. */
    link: z
      .object({
        state: z.enum(PAY_LINK_STATES),
        way: z.enum(PAY_LINK_WAYS),
        amount: decimalAmount,
        made_at: instant,
        made_by: z.string(),
        opened_at: instant.nullable(),
      })
      .nullable(),
  }),
});
