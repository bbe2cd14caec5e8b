import * as mails from '../../../mail/repository.ts';
import * as letters from '../../../store/letter/repository.ts';
import * as contact from '../../../store/question/repository.ts';
import { samplesOf } from '../sample.ts';
import { idempotency, now } from './facts.ts';

const sender = { network: '192.0.2.0/24', mailbox: 'ana@example.com', key: 'key', bodyHash: 'hash' };

const message = {
  reference: 'Q-1',
  propertyId: 1,
  airportId: 1,
  folio: null,
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '+525512345678',
  message: 'When?',
  language: 'es',
} as const;

const mail: mails.NewMail = {
  messageId: '<1@example.com>',
  couponId: 1,
  kind: 'confirmation',
  language: 'es',
  recipient: 'ana@example.com',
  subject: '',
  preview: '',
  text: '',
  html: '',
  attachments: [],
};

export const letterSamples = [
  samplesOf<typeof letters>('store/letter/repository.ts', {
    insertLetterRequest: ({ tx }) =>
      letters.insertLetterRequest(tx, {
        couponId: 1,
        email: 'ana@example.com',
        language: 'es',
        acted: null,
        idempotency,
        answer: {},
        now,
      }),
  }),
  samplesOf<typeof contact>('store/question/repository.ts', {
    insertMessage: [
      { answers: [[{ id: 1 }]], call: ({ tx }) => contact.insertMessage(tx, message, sender, now) },
    ],
  }),
  samplesOf<typeof mails>('mail/repository.ts', {
    insertMail: ({ tx }) => mails.insertMail(tx, mail, now),
    insertMails: ({ tx }) => mails.insertMails(tx, [mail, mail], now),
    markSent: ({ db }) => mails.markSent(db, { id: 1, attachments: [] }, now),
    markUndelivered: [
      {
        when: 'it is tried again',
        answers: [[{ coupon_id: 1 }]],
        call: ({ db }) => mails.markUndelivered(db, 1, { status: 'queued', error: '', isNoted: true, now }),
      },
      {
        when: 'it is left to staff',
        answers: [[{ coupon_id: 1 }]],
        call: ({ db }) => mails.markUndelivered(db, 1, { status: 'failed', error: '', isNoted: true, now }),
      },
    ],
    markUnanswered: [
      {
        answers: [[{ coupon_id: 1 }]],
        call: ({ db }) => mails.markUnanswered(db, 1, { error: '', now }),
      },
    ],
    listSentBy: ({ tx }) => mails.listSentBy(tx, 1, { since: now }),
    listNotified: ({ tx }) => mails.listNotified(tx, ['TRANS:CARTACONFIRMACION:BP']),
  }),
];
