import { z } from 'zod';
import { flagText, intentKey } from './values.ts';

/** A visitor's question to a resort. What each text may hold is one of the rules, so that all fields at fault are named together. */
export const sendContactMessage = {
  body: z.strictObject({
    /** Property code, `BP`. */
    resort: z.string(),
    /** Confirmation number of the stay; may be missing with `without_booking`. */
    booking: z.string().default(''),
    without_booking: flagText.default(false),
    /** Number of the arrival airport. */
    airport: z.string(),
    full_name: z.string(),
    /** With its country, `+529981234567`. Left out by a guest who is signed in: as their stay has it on file. The same of the mail. */
    phone: z.string().optional(),
    email: z.string().optional(),
    message: z.string(),
    /** Whether the visitor agrees to terms and privacy. */
    terms: flagText,
    /** The same key and message again is the same message; the header `Idempotency-Key` serves as well. */
    uuidReference: intentKey.optional(),
  }),
  answer: z.object({
    /** Number of the message, for asking after it. */
    reference: z.string().meta({ examples: ['M-7K3QW-9ZC4T'] }),
    /** Where the answer comes from, and where more can be written to. */
    reply_to: z.string(),
  }),
};
