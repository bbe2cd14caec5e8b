import {
  commonWords,
  type DeedKind,
  deedFields,
  type WordMeaning,
  type WordTable,
  wordsOfDeed,
} from '../../adapters/transfers/words-of-deeds.ts';

const deeds: readonly (readonly [DeedKind | null, string])[] = [
  [null, 'every deed'],
  ['sale', 'a sale'],
  ['change', 'a change'],
  ['cancellation', 'a cancellation'],
];

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const wordsIn = (table: WordTable, meanings: readonly WordMeaning[]): string =>
  code(Object.keys(table).filter((word) => meanings.some((one) => one === table[word])));

/** The meaning of each answer to a deed, from the table that reads it. */
export function wordsText(): string {
  const rows = deeds.map(([kind, name]) => {
    const table = kind === null ? commonWords : wordsOfDeed[kind];
    const columns = [
      wordsIn(table, ['yes']),
      wordsIn(table, ['no']),
      wordsIn(table, ['unreadable', 'denied']),
      wordsIn(table, ['passing']),
    ];
    return `| ${[name, ...columns].join(' | ')} |`;
  });
  return `## Answers to deeds

A sale, a payment, a change and a cancellation are sent once and never repeated. Their answer is one of four:

| answer | means |
| --- | --- |
| 2xx with a plain yes | done |
| 2xx with a plain no, 402, 422 | not done. The guest is told so at once, and may try again. |
| another 4xx with JSON | the same. A payment is read once before the guest is told. |
| a redirect, 408, 425, 429, 5xx, no answer, a page, a body that cannot be read, words that contradict each other | unknown: their record decides |

An unknown payment ends by reading. Their record says paid: it is paid. Their record says unpaid in two readings, the second at least 20 s after the time
limit of the payment (12 s): it failed, nothing was charged, and the guest may pay again. It cannot be read: it stays unknown, staff are told at once, the
guest is told not to pay again, and the booking cannot be cancelled. An unknown sale is looked for in the list of the stay for 3 minutes; after 429
once, and if it is not there the guest may try again. After an unknown
change or cancellation the booking is read, and what it says is told.

Words are compared in capitals, without spaces and signs. Looked at are ${code(deedFields.word)} for a word or a status of HTTP, ${code(deedFields.flag)} for yes or no
(of a payment ${code(deedFields.flagOfDeed.payment)} too), in the answer, in its \`{data}\` and in each of \`coupons\`.

| of | yes | no | unreadable | of the request only |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

- A word outside the table is unreadable, and so is an answer without any.
- Anything in ${code(deedFields.denial)}, and the word \`ERROR\`, takes a yes back: the answer is unreadable. Beside a no it is a no.
- Anything in ${code(deedFields.more)} says that the bank is still asked.
- The number that was asked for is a yes where no word stands beside it. A payment needs \`payment_id\` beside it. Another number is unreadable.
- \`{success: true, message}\` is a yes, \`{success: false, message}\` a no: messages are not read.

\`TRANSFERS_WORDS\` adds words for every deed, before those of the table: \`LISTO=yes;RECHAZO=no;EN CURSO=unreadable\`.

A record that says \`CONFIRMED\` names no money. With \`TRANSFERS_CONFIRMED_MEANS_PAID=after_payment\` it was paid where that record was read as pending
just before the payment, nothing else in it has changed since, and its amount is the one that was sent. With \`no\` such a payment stays unknown. The
story of the booking says which reading decided.
`;
}
