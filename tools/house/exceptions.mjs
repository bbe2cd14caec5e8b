/**
 * Exceptions to the house rules, each with its reason. An entry that is no longer needed is reported, too.
 */

/**
 * Files of more than 300 lines.
 *
 * @type {Record<string, string>}
 */
export const longFiles = {
  'apps/api/src/db/migrations/airline-lines.ts': 'a list of every airline, one a line',
  'packages/domain/src/places/airport-lines.ts': 'a list of every airport, one a line',
  'apps/api/src/testing/backends-document/documented.ts':
    'what the documents of the group show, call by call',
  'apps/api/src/ports/payments.ts': 'all that a card gateway is asked and tells, in one port',
  'apps/api/src/db/schema.ts': 'generated from the migrations',
  'apps/api/src/store/change/repository.ts': 'the statements of a change, which are read together',
  'apps/api/src/store/catalogue/reference-repository.ts':
    'what a row is called and what holds on to it, by the same table of labels',
  'apps/api/src/demo/bookings.ts': 'the bookings of the demo, one after another',
  'packages/domain/src/audit/sentence-words.ts': 'one sentence for each deed, in both languages',
  'apps/api/src/http/texts/en.ts': 'one sentence for each refusal',
  'apps/api/src/http/texts/es.ts': 'one sentence for each refusal',
  'apps/web/src/i18n/en/people.ts': 'a word for each permission',
  'apps/web/src/i18n/es/people.ts': 'a word for each permission',
  'packages/contract/src/calls/approvals.ts': 'the calls of an approval, with every refusal',
  'packages/contract/src/refusals.ts': 'a status for each refusal',
  'apps/web/src/i18n/en/booking.ts': 'the sentences of the booking, one after another',
  'apps/web/src/i18n/es/booking.ts': 'the sentences of the booking, one after another',
};

/**
 * Rooms in which more than 5 % of the comment lines begin with What, Who, Whether, How or Where, with their limit. It may only fall.
 *
 * @type {Record<string, number>}
 */
export const questionPercents = {
  e2e: 9,
};
