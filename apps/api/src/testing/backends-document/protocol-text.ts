import { WRITTEN_NUMBER_MAX } from '@traslado/domain/booking/booking-number';
import { defaultLimits } from '../../adapters/group-client/limits.ts';

const seconds = (ms: number): string => `${ms / 1_000} s`;
const { totalMs, tryMs, deedMs, connectTimeoutMs, mostTries, breakAfter, breakMs, mostBytes } = defaultLimits;

/** Part of docs/backends.md: the rules of every call. */
export const protocolText = `## Protocol

Requests go to the address of the setting, with the path as documented. Each value of a path is one percent-encoded segment: the booking \`AB/77\` is
\`AB%2F77\`, to be decoded once. Every call but the sign-in carries \`authorization: Bearer <token>\` where \`AUTH_API_URL\` is set.

| what comes back | what it is |
| --- | --- |
| 401 or 403 | The bearer is refused: a new one is asked for and the request is sent once more, also a sale or a payment, because a refused request did nothing. Refused again: not admitted, nothing was done. 403 to a sale, a payment, a change or a cancellation without JSON, or with JSON that says it was done, is a doubt: the bearer is renewed, and the request is not sent again. |
| another 4xx | A no. Of a question 404 says that there is none. |
| a redirect | Never followed: the token is for their host only. Read as a page of HTML is. |
| 429, 5xx, no answer in time, a cut line | No answer. With \`Retry-After\` in seconds we wait that long. |
| 2xx with a page of HTML | No program of theirs answered, a sign-in page for instance. In place of a catalogue it stops what the catalogue sells, and staff are told. |
| 2xx that cannot be read | Named with path, expected and found on the page of the systems, and by \`check-backends\`. A record that cannot be read counts for that record alone. |

- **Time limits.** ${seconds(connectTimeoutMs)} for the connection. A question has ${seconds(tryMs)} for a try and ${seconds(totalMs)} in all. A sale, a payment, a change or a cancellation has ${seconds(deedMs)}.
- **Repeats.** Only a question is repeated, ${mostTries} times at most, after random pauses. A call that changes something is sent once, and asked about afterwards.
- **Breaker.** After ${breakAfter} failures in a row a system is left alone for ${seconds(breakMs)}. Refused bearers and single records do not count.
- **Size.** ${mostBytes / 1024 / 1024} MB of an answer are read.

## Booking numbers

A number is kept as it is written: trimmed, NFC, 1 to ${WRITTEN_NUMBER_MAX} signs, text or a whole number that JSON carries exactly. Controls and invisible signs are refused. \`0\`,
\`00\`, an empty field and \`null\` are no number. A sale that is answered so is looked for in the list of the stay, staff are told
(\`transfers.number_missing\`), and it is not sold again.

- A guest's number is looked for as written first, then by its reading: capitals, without spaces and dashes, O as 0, I and L as 1. Of two bookings with
  one reading each is found only as written.
- The number of another stay, or of an earlier booking of the same stay that is more than unpaid, overwrites nothing (\`transfers.number_taken\`).
- Names of files and calendar entries are our own. Links carry the number percent-encoded.

## Amounts

The guest pays the amount that the guest was shown. A sale that is answered with another \`amount_due\`, or another currency than USD, is refused here,
and staff are told with path, expected and found (\`transfers.price_differs\`). A rate of 0 is for stays that
include its service, and for no other.

## Times

\`14:20\`, \`14:20:00\`, \`9:15 AM\` and a day in front of a time are local to the airport. A flight time with a zone is not read: the guest types the flight.
`;
