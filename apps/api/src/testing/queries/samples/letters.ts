import * as mails from '../../../mail/repository.ts';
import * as letters from '../../../store/letter/repository.ts';
import * as messages from '../../../store/letter/sample-repository.ts';
import * as contact from '../../../store/question/repository.ts';
import { samplesOf } from '../sample.ts';
import { batch, idempotency, now } from './facts.ts';

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
  samplesOf('store/letter/repository.ts', letters, {
    findStoredAnswer: ({ tx }) => letters.findStoredAnswer(tx, idempotency),
    listLetterRequests: ({ tx }) => letters.listLetterRequests(tx, 1, now),
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
    findLetterRequest: ({ tx }) => letters.findLetterRequest(tx, 1),
    markLetterHandedOver: ({ tx }) => letters.markLetterHandedOver(tx, { requestId: 1, unanswered: 0 }, now),
    takeLetterHandOverBack: ({ tx }) => letters.takeLetterHandOverBack(tx, 1),
    remindDueCoupons: ({ tx }) => letters.remindDueCoupons(tx, batch),
  }),
  samplesOf('store/letter/sample-repository.ts', messages, {
    findAddress: ({ tx }) => messages.findAddress(tx, 1),
  }),
  samplesOf('store/question/repository.ts', contact, {
    lockSender: ({ tx }) => contact.lockSender(tx, sender),
    findEarlierMessages: ({ tx }) => contact.findEarlierMessages(tx, sender, now),
    insertMessage: [
      { answers: [[{ id: 1 }]], call: ({ tx }) => contact.insertMessage(tx, message, sender, now) },
    ],
    findMessage: ({ db }) => contact.findMessage(db, 1),
  }),
  samplesOf('mail/repository.ts', mails, {
    insertMail: ({ tx }) => mails.insertMail(tx, mail, now),
    insertMails: ({ tx }) => mails.insertMails(tx, [mail, mail], now),
    findMail: ({ tx }) => mails.findMail(tx, 1),
    listMails: ({ db }) => mails.listMails(db, 50),
    markHandedOver: ({ db }) => mails.markHandedOver(db, { id: 1, unanswered: 0 }, now),
    markSent: ({ db }) => mails.markSent(db, { id: 1, attachments: [] }, now),
    markKept: ({ db }) => mails.markKept(db, 1),
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
