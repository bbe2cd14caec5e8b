import type { FastifyBaseLogger } from 'fastify';
import { chooseAnchors } from './choose-anchors.ts';
import { pushAddress } from './choose-flight-status.ts';
import { chooseMailer } from './choose-mailer.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { insertStaffAlert } from './db/staff-alerts.ts';
import { feedOf } from './feed-of.ts';
import { deliverQuestion } from './guest/contact/deliver-question.ts';
import { plainBrand } from './inventory/brand.ts';
import type { Inventory } from './inventory/inventory.ts';
import { keepRefreshed } from './inventory/keep-refreshed.ts';
import type { Pace } from './jobs/pace.ts';
import { startWorker } from './jobs/worker.ts';
import type { ProxyLetters } from './mail/ask-letter-proxy.ts';
import type { BookingMails } from './mail/booking-mails.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { sendChangeLetter } from './mail/send-change-letter.ts';
import { sendConfirmationLetter } from './mail/send-confirmation-letter.ts';
import { sendFailedSaleNotice } from './mail/send-failed-sale-notice.ts';
import { sendFlightNotice } from './mail/send-flight-notice.ts';
import { sendMissedRideLetter, sendMissedRideWithdrawal } from './mail/send-missed-ride-letter.ts';
import { sendPaymentReminder } from './mail/send-payment-reminder.ts';
import { sendRefundLetter } from './mail/send-refund-letter.ts';
import { sendRequestedLetter } from './mail/send-requested-letter.ts';
import { sendTheirConfirmation } from './mail/send-their-confirmation.ts';
import { senderOf } from './mail/sender.ts';
import type { LetterPool } from './pdf/letter-pool.ts';
import type { DrawLogo } from './pictures/letter-logos.ts';
import type { Channels } from './ports/channels.ts';
import type { FlightStatus } from './ports/flight-status.ts';
import type { Flights } from './ports/flights.ts';
import type { GroupCatalogue } from './ports/group-catalogue.ts';
import type { LetterProxy } from './ports/letter-proxy.ts';
import type { PaymentsPort } from './ports/payments.ts';
import type { Pictures } from './ports/pictures.ts';
import type { Pms } from './ports/pms.ts';
import type { Transfers } from './ports/transfers.ts';
import { describeFailedSale } from './sellers/booking/describe-failed-sale.ts';
import { openFollowPromise } from './sellers/follow/promise-following.ts';
import { noticeSteps } from './sellers/follow/tell-notice.ts';
import { findOwnersLetterFacts } from './sellers/letter/find-letter-facts.ts';
import { withPickUpsThatCount } from './sellers/letter/pick-ups-that-count.ts';
import { describeChange } from './sellers/ours/describe-change.ts';
import { findConfirmation } from './sellers/theirs/find-confirmation.ts';
import { findSchedulerOf } from './staff/change-sets/find-scheduler.ts';
import { publishDue } from './staff/change-sets/publish-due.ts';
import type { Roles } from './staff/roles/open-roles.ts';
import {
  findLetterRequest,
  markLetterHandedOver,
  takeLetterHandOverBack,
} from './store/letter/repository.ts';
import { findPaidRefund } from './store/refund/repository.ts';
import { claimTelling, findWithdrawn } from './store/ride/mark-repository.ts';
import { type Sweeps, startSweeps } from './sweeps/run-sweeps.ts';

export type WorkDependencies = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly inventory: Inventory;
  readonly roles: Roles;
  readonly letterPool: LetterPool;
  readonly pictures?: Pictures;
  readonly drawLogo?: DrawLogo;
  readonly payments: PaymentsPort;
  /** The systems that check the data of bookings; without them nothing is checked. */
  readonly checking?: { readonly pms: Pms; readonly flights: Flights };
  /** The group's own backend, where it sells. */
  readonly transfers?: Transfers | null;
  /** The catalogue of the group's systems, where they have one. */
  readonly groupCatalogue?: GroupCatalogue | null;
  /** The group's own sending of letters, where it does. */
  readonly letterProxy?: LetterProxy | null;
  /** The group's systems that are set. */
  readonly systems?: Parameters<typeof chooseMailer>[1];
  /** The feed that flights are followed by, where they are. */
  readonly flightStatus?: FlightStatus | null;
  /** The carriers of messages to phones, where any is on. */
  readonly channels?: Channels | null;
  readonly pace?: Pace;
  readonly log: FastifyBaseLogger;
};

function proxyLetters(db: Db, proxy: LetterProxy | null | undefined): ProxyLetters | null {
  if (!proxy) return null;
  return {
    proxy,
    markHandedOver: (asked, now) => markLetterHandedOver(db, asked, now),
    takeHandOverBack: (requestId) => takeLetterHandOverBack(db, requestId),
    leaveToStaff: ({ requestId, couponId }, detail, now) =>
      insertStaffAlert(db, { kind: 'letter.unanswered', subject: String(requestId), detail, couponId, now }),
  };
}

/** Starts the work beside the calls: queued jobs and the sweeps that settle open matters. Any number of processes may do so. */
export function startWork(dependencies: WorkDependencies): Sweeps {
  const { config, db, clock, inventory, roles, letterPool, payments, drawLogo, pace, log } = dependencies;
  const mailer = chooseMailer(config, dependencies.systems);
  const from = senderOf(config, () => inventory.current().brand ?? plainBrand);
  const followPromise = openFollowPromise(db, feedOf(config) !== 'off');
  const facts = { db, inventory, publicUrl: config.publicUrl, followPromise };
  const mails: BookingMails = {
    db,
    pool: letterPool,
    from,
    log,
    findLetterFacts: (id, now, language) => findOwnersLetterFacts(facts, id, now, language),
    staffLanguageOf: (hotel) => inventory.current().propertyByCode(hotel)?.staffLanguage ?? 'en',
    noticeAddressesOf: (serviceId) => inventory.current().serviceById(serviceId)?.noticeAddresses ?? [],
  };
  const findFactsThatCount: BookingMails['findLetterFacts'] = async (id, now, language) => {
    const found = await mails.findLetterFacts(id, now, language);
    return found && withPickUpsThatCount(db, id, found);
  };
  const missedRides = {
    ...mails,
    claimTelling: (id: number, now: number) => claimTelling(db, id, now),
    findWithdrawn: (id: number) => findWithdrawn(db, id),
  };
  const worker = startWorker({
    db,
    clock,
    pace,
    log,
    handlers: {
      send_confirmation_letter: sendConfirmationLetter(mails),
      send_their_confirmation: sendTheirConfirmation({
        ...mails,
        isOurs: config.CONFIRMATIONS === 'ours',
        findConfirmation: (id, now) =>
          findConfirmation({ ...facts, transfers: dependencies.transfers ?? null }, id, now),
      }),
      send_change_letter: sendChangeLetter({
        ...mails,
        findLetterFacts: findFactsThatCount,
        findChange: (id) => describeChange(db, id),
      }),
      send_refund_letter: sendRefundLetter({
        ...mails,
        findPaidRefund: (id, isReturned) => findPaidRefund(db, id, isReturned),
      }),
      send_missed_ride_letter: sendMissedRideLetter(missedRides),
      send_missed_ride_withdrawal: sendMissedRideWithdrawal(missedRides),
      send_flight_notice: sendFlightNotice({
        ...mails,
        ...noticeSteps(db),
        channels: dependencies.channels ?? null,
      }),
      send_payment_reminder: sendPaymentReminder(mails),
      send_requested_letter: sendRequestedLetter({
        ...mails,
        proxy: proxyLetters(db, dependencies.letterProxy),
        findLetterRequest: (id) => findLetterRequest(db, id),
        findLetterFactsIn: ({ couponId, language }, now) => findFactsThatCount(couponId, now, language),
      }),
      send_failed_sale_notice: sendFailedSaleNotice({
        db,
        from,
        log,
        findFailedSale: (id) => describeFailedSale({ db, inventory }, id),
      }),
      deliver_question: deliverQuestion({
        ...facts,
        seller: { takeQuestion: dependencies.transfers?.takeQuestion ?? null },
        log,
      }),
      async publish_change_set({ changeSetId }, { now }) {
        const callerOf = (id: number) => findSchedulerOf({ db, roles, demo: config.demo }, id);
        await publishDue(db, callerOf, { id: changeSetId, now });
      },
      deliver_mail: deliverMail({ db, mailer, from, log, ...(drawLogo && { drawLogo }) }),
    },
  });
  const sweeps = startSweeps({
    db,
    clock,
    pace,
    onDone: worker.wake,
    payments,
    transfers: dependencies.transfers ?? null,
    confirmedMeansPaid: config.TRANSFERS_CONFIRMED_MEANS_PAID,
    pictures: dependencies.pictures ?? null,
    anchors: chooseAnchors(config),
    keeping: { rideDays: config.KEEP_RIDES_DAYS, messageDays: config.KEEP_MESSAGES_DAYS },
    checks: dependencies.checking && { ...facts, ...dependencies.checking },
    channels: dependencies.channels ?? null,
    follow: dependencies.flightStatus && {
      inventory,
      flightStatus: dependencies.flightStatus,
      pushAddress: pushAddress(config),
    },
    log,
  });
  const { groupCatalogue: source } = dependencies;
  const everyMs = config.CATALOGUE_REFRESH_S * 1_000;
  const refreshing = source && keepRefreshed({ db, source, everyMs, log, now: clock.now });
  return {
    figures: sweeps.figures,
    wake() {
      worker.wake();
      sweeps.wake();
    },
    async stop() {
      await Promise.all([worker.stop(), sweeps.stop(), refreshing?.stop()]);
      await mailer.close();
    },
  };
}
