/**
 * What the product promises: the figure that shows each, its limit, and the command that prints it.
 *
 * @typedef {{ least?: number, most?: number }} Limit
 * @typedef {object} Promised
 * @property {string} says
 * @property {string} [figure] its name; `*` stands for one part of it, and the worst counts
 * @property {Limit} [limit]
 * @property {string[]} [tests] files; all their tests must pass
 */

/** @param {string} says @param {string} figure @param {Limit} limit @returns {Promised} */
const measured = (says, figure, limit) => ({ says, figure, limit });
/** @param {string} says @param {string[]} tests @returns {Promised} */
const tested = (says, ...tests) => ({ says, tests });
/** @param {string} says @returns {Promised} */
const nothingYet = (says) => ({ says });
/** @param {string} name @param {string} says */
const fault = (name, says) => measured(says, `fault.${name}`, { least: 1 });

/** @param {string} name */
const api = (name) => `apps/api/src/${name}.test.ts`;
/** @param {string} name */
const abuse = (name) => api(`testing/abuse/${name}`);
/** @param {string} name */
const e2e = (name) => `e2e/${name}.spec.ts`;

/** @type {readonly { title: string, promises: readonly Promised[] }[]} */
export const PROMISES = [
  {
    title: 'Speed',
    promises: [
      measured('services for sale beside a route with the same rows', 'services.ratio', { least: 0.6 }),
      measured('the same with 64 connections', 'services-64.ratio', { least: 0.6 }),
      measured('services for sale, ten times Vendure 3.7 (543 a second)', 'services.rate', { least: 5430 }),
      measured('services by ETag beside a bare route', 'services-etag.ratio', { least: 0.8 }),
      measured('look-up of a stay beside one prepared row', 'look-up.ratio', { least: 0.5 }),
      measured('create and pay beside a booking-like transaction', 'booking.ratio', { least: 0.16 }),
      measured('create and pay, ten times Easy!Appointments 1.6 (48.7 a second)', 'booking.rate', {
        least: 487,
      }),
      measured('create and pay at half that load: p99', 'booking.half.p99', { most: 60 }),
      measured('create and pay, all guests on one departure, beside transactions on one row', 'hot.ratio', {
        least: 0.3,
      }),
      measured('CPU of a booking without its letter, Node and PostgreSQL', 'booking.cpu', { most: 3 }),
      measured('trips to the database of a booking', 'booking.trips', { most: 6 }),
      measured('log that PostgreSQL writes for a booking', 'booking.log', { most: 6000 }),
      measured('a booking among 1 million (10 million by a flag) beside 10 thousand: p99', 'growth.*.times', {
        most: 1.2,
      }),
      tested(
        'statements of a call: 8 at most, and no more with more rows',
        api('guest/book/statements'),
        api('guest/change/statements'),
      ),
      measured('bookings while 5,000 rates are published: p99 beside the quiet one', 'publishing.times', {
        most: 2,
      }),
      measured('bookings beside 50 news of flights a second: p99 beside the quiet one', 'news.times', {
        most: 1.1,
      }),
      measured('sold meanwhile at a price that was not in force', 'publishing.wrong', { most: 0 }),
      measured('an idle product, worker on, with its database', 'idle.share', { most: 0.5 }),
      measured('second start to the first answer, PostgreSQL running', 'start.database', { most: 1000 }),
      measured('second start to the first answer, with the embedded PostgreSQL', 'start.embedded', {
        most: 1500,
      }),
      measured('resident memory, idle', 'idle.memory', { most: 130 }),
      measured('resident memory after the bench', 'speed.memory', { most: 200 }),
      measured('resident memory after an hour of a crowd', 'crowd.memory', { most: 250 }),
      measured('a letter: CPU', 'letters.cpu', { most: 75 }),
      measured('20 letters a second: the wait for one, p99', 'letters.wait', { most: 1000 }),
      tested('a letter holds the event loop for no longer than 50 ms', api('pdf/letter-pool')),
      measured('the whole of `npm test`', 'npm-test.minutes', { most: 15 }),
      measured('the whole of `npm run test:all`', 'npm-test-all.minutes', { most: 35 }),
    ],
  },
  {
    title: 'A guest’s phone',
    promises: [
      measured('first load of the home page: script and style, gzipped', 'bytes.home', { most: 100 }),
      measured('each further page: script and style beyond it', 'bytes.page.*', { most: 45 }),
      measured('first load of the home page: all that is transferred', 'lighthouse.home.kilobytes', {
        most: 170,
      }),
      measured('first load of the home page: requests', 'lighthouse.home.requests', { most: 16 }),
      measured('Lighthouse: performance', 'lighthouse.*.performance', { least: 98 }),
      measured('Lighthouse: accessibility', 'lighthouse.*.accessibility', { least: 100 }),
      measured('Lighthouse: best practices', 'lighthouse.*.best-practices', { least: 100 }),
      measured('Lighthouse: search, of pages that may be found', 'lighthouse.*.seo', { least: 100 }),
      measured('largest paint', 'lighthouse.*.lcp', { most: 1500 }),
      measured('shift of the layout', 'lighthouse.*.cls', { most: 0.02 }),
      measured('blocked', 'lighthouse.*.tbt', { most: 100 }),
    ],
  },
  {
    title: 'What must be survived',
    promises: [
      tested(
        'the same key 50 times at once: one booking, one charge; another body or guest never replays',
        api('guest/pay/exactly-once'),
      ),
      tested(
        'killed at each failpoint: one booking, one charge, one letter',
        api('guest/pay/crash'),
        api('mail/mail-crash'),
      ),
      tested(
        'the last seat: one of 100 guests; never more than 10 of 10; two expired holds',
        api('guest/book/last-seat'),
      ),
      tested(
        'all states × all actions; two tabs pay once; 20 edits at once, none lost',
        api('guest/pay/states'),
        api('sellers/ours/change-transfer'),
      ),
      tested(
        'the gateway answers late, with success, failure, or never',
        api('guest/pay/charges-and-answers'),
      ),
      tested('webhooks 1,000 times, in any order, forged, too old', api('guest/pay/take-webhook')),
      tested('an answer of COMMIT is lost: one call of the gateway', api('guest/pay/commit-lost')),
      fault('connections-cut', 'sessions of the database ended under load'),
      fault('commit-cut', 'the line cut at COMMIT under load: no acknowledged booking lost'),
      fault('database-killed', 'the database killed (-9) under load: no acknowledged booking lost'),
      fault('database-frozen', 'the database frozen under load'),
      fault('database-read-only', 'the database read only under load'),
      fault('pool-exhausted', 'no free connection under load'),
      fault('process-killed', 'the process killed (-9) under load: no acknowledged booking lost'),
      fault('process-frozen', 'a process frozen past its leases, and woken'),
      fault('leader-switched', 'switch-over to a standby under load: no acknowledged booking lost'),
      fault('leader-killed', 'the leading database killed (-9) under load: no acknowledged booking lost'),
      fault('two-leaders', 'two leading databases at once under load: no acknowledged booking lost'),
      fault('gateway-away', 'the gateway slow, down, and late under load'),
      fault('webhooks', 'events before their answers, after them, and 1,000 times'),
      fault('clock-wrong', 'a process an hour fast, then an hour slow, beside a right one'),
      fault('disk-full', 'the disk of the database full under load'),
      fault('pooler-restarted', 'a pooler killed and started again under load'),
      fault('shutdown', 'an end in order within 10 s, nobody cut'),
      fault('rolling-restart', 'rolling restart of two processes, five times: no failed payment'),
      fault('rolling-upgrade', 'rolling upgrade from the version before, five times: no failed payment'),
      measured('ten times the load: p99 of admitted reads', 'overload.reads.p99', { most: 1000 }),
      measured('ten times the load: p99 of admitted bookings', 'overload.bookings.p99', { most: 1000 }),
      measured('ten times the load: p99 of admitted payments', 'overload.payments.p99', { most: 1000 }),
      measured('ten times the load: without an answer', 'overload.unanswered', { most: 0 }),
      fault('smtp', 'the mail server cut, the worker killed: none lost, one duplicate at most'),
      fault('message-killed', 'the process killed between an SMS and its record: no SMS sent twice'),
      tested('the mail server away for an hour', api('mail/mail-crash'), api('mail/unanswered')),
      tested('refunds in any order: never more than was paid', api('sellers/refund/any-order')),
      tested('the checker breaks on each of its checks', api('check-promises')),
      fault('restore-to-moment', 'restored to the moment before a mistake: no booking of before it lost'),
      tested('a backup restored is checked; a cut one and a running product are refused', api('backup')),
      fault('random-operations', '10,000 random operations with faults: the checker’s sums hold'),
    ],
  },
  {
    title: 'Security',
    promises: [
      tested(
        'wrong proofs are delayed, counted, and ask for the arrival date; right ones are not',
        api('sellers/stay/count-guesses'),
      ),
      measured('a lobby of 500 guests behind one address: served', 'lobby.*.served', { least: 100 }),
      measured('found out by an attacker on their address', 'lobby.*.hits', { most: 0 }),
      tested('limits are counted by all processes together', api('http/limits')),
      tested('tokens unsigned, expired, of another audience', abuse('access')),
      tested('addresses, bodies and other sites', abuse('transport')),
      tested('contact data is masked where it is only shown', abuse('masked')),
      tested('each call by each caller', abuse('matrix')),
      tested('nobody gives more rights than they have', abuse('rights')),
      tested('links count once and end', api('guest/pay/pay-links'), api('guest/fix-link/fix-links')),
      tested('frames, scripts and hosts of the payment page', api('http/documents')),
      tested('the log names nobody', api('http/log-fields'), abuse('card-numbers')),
      measured(
        'wrong name, unknown folio, cancelled stay: medians over 1,000 tries apart',
        'guessing.apart',
        {
          most: 5,
        },
      ),
      measured('the same: different answers', 'guessing.answers', { most: 1 }),
      measured('100,000 bookings, 10,000 guessed numbers: no hit', 'guessing.hits', { most: 0 }),
    ],
  },
  {
    title: 'Bad input',
    promises: [
      tested(
        'dates, names, injection, sizes, prices, replay: a 4xx that names the field, and nothing written',
        abuse('bad-input'),
      ),
      tested(
        'generated requests: no 5xx, every answer as its call says',
        abuse('fuzz-writes'),
        abuse('fuzz-reads'),
      ),
    ],
  },
  {
    title: 'People',
    promises: [
      nothingYet('booked and paid in 90 s on a phone by somebody who never saw it'),
      tested(
        'a whole booking, a change and a cancellation by keyboard',
        e2e('booking-keyboard'),
        e2e('manage-keyboard'),
      ),
      tested('date and time by keyboard', e2e('typed-time')),
      tested('320 px wide, borders in forced colours', e2e('every-screen')),
      tested('every page without a finding of axe', e2e('accessible')),
      tested('answers are kept and named on errors', e2e('fields'), e2e('contact-refusals')),
      tested('two tabs, a lost answer, a server that fails', e2e('manage-refusals'), e2e('booking-refusals')),
      tested('nothing jumps on a slow line', e2e('steady'), e2e('slow-line')),
    ],
  },
];

/** @param {string} name */
export const isOfBrowser = (name) => name.startsWith('e2e/');
