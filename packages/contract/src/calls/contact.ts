import { z } from 'zod';
import { call } from '../call.ts';
import { contactRefusals } from '../refusal-groups.ts';
import { flagText, idempotencyKey } from '../schemas/values.ts';

/** A visitor’s question to a resort. */
export const contactCalls = {
  /** A visitor's question to a resort. The content of each text is checked by the rules, so that all fields at fault are named together. */
  sendContactMessage: call({
    route: {
      method: 'POST',
      path: '/v1/transfers/transfer-ws/contact-messages-guest',
      access: 'app',
      body: 'form',
      status: 201,
    },
    backend: 'transfers',
    summary: 'Takes a question to a resort; answers its reference number and the address that replies',
    shapes: {
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
        /** The visitor agrees to terms and privacy. */
        terms: flagText,
        /** The same key and message again is the same message; the header `Idempotency-Key` serves as well. */
        uuidReference: idempotencyKey.optional(),
      }),
      answer: z.object({
        /** Number of the message, for asking after it. */
        reference: z.string().meta({ examples: ['M-7K3QW-9ZC4T'] }),
        /** Sender of the answer, and address for further mails. */
        reply_to: z.string(),
      }),
    },
    refuses: [
      ...contactRefusals,
      'folio.invalid',
      'terms.not_accepted',
      'contact.too_many',
      'backend.unavailable',
    ],
    example: {
      body: {
        resort: 'BP',
        booking: '',
        without_booking: '1',
        airport: '1',
        full_name: 'Ana O’Brien',
        phone: '+15125550100',
        email: 'ana@example.com',
        message: 'Can you take a surfboard of two metres?',
        terms: '1',
        uuidReference: '0b9a3a52-6c0e-4a1f-9b53-6a2f8f4f2f10',
      },
      answer: { reference: 'M-7K3QW-9ZC4T', reply_to: 'bahia@perla.example' },
    },
  }),
};
