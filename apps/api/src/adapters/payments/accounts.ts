import type { PaymentsPort } from '../../ports/payments.ts';
import { TIMED_OUT, withinTime } from './deadline.ts';

/** Longest wait of a paying guest for this reading. */
const READ_CARD_MS = 1_000;

/**
 * The server's own gateway and the accounts of merchants that have a key of their own, as one. Questions about an account go to it and to
 * no other: one whose setting is gone is out of reach, nothing is charged or paid back meanwhile, and it is asked again later.
 */
export function paymentsOfAccounts(
  own: PaymentsPort,
  accounts: ReadonlyMap<string, PaymentsPort>,
): PaymentsPort {
  const portOf = (account: string | undefined) => (account ? accounts.get(account) : own);
  const gone = {
    kind: 'unavailable',
    detail: 'the setting with the key of this account is not there',
  } as const;
  /** A gateway that is out of reach says nothing of its payouts: that is not "none". */
  const readable = (account: string | undefined): PaymentsPort => {
    const port = portOf(account);
    if (!port) throw new Error(gone.detail);
    return port;
  };
  return {
    name: own.name,
    accounts: [...accounts.keys()],
    clientConfig: (account) => (portOf(account) ?? own).clientConfig(),
    async readCard(request) {
      const port = portOf(request.account);
      const card = port ? await withinTime(port.readCard(request), READ_CARD_MS) : null;
      return card === TIMED_OUT ? null : card;
    },
    charge: async (request) => (await portOf(request.account)?.charge(request)) ?? gone,
    find: async (ref) => (await portOf(ref.account)?.find(ref)) ?? gone,
    cancel: async (ref) => (await portOf(ref.account)?.cancel(ref)) ?? gone,
    refund: async (request) => (await portOf(request.account)?.refund(request)) ?? gone,
    findRefund: async (ref) => (await portOf(ref.account)?.findRefund(ref)) ?? gone,
    listRefunds: async (ref) => (await portOf(ref.account)?.listRefunds(ref)) ?? gone,
    async *listCharges(fromMs) {
      for (const port of [own, ...accounts.values()]) yield* port.listCharges(fromMs);
    },
    async *listPayouts(query) {
      yield* readable(query.account).listPayouts(query);
    },
    async *listPayoutEntries(query) {
      yield* readable(query.account).listPayoutEntries(query);
    },
    readWebhook(rawBody, headers, nowMs) {
      const first = own.readWebhook(rawBody, headers, nowMs);
      if (first.kind !== 'refused') return first;
      // Each account signs with a secret of its own.
      for (const port of accounts.values()) {
        const reading = port.readWebhook(rawBody, headers, nowMs);
        if (reading.kind !== 'refused') return reading;
      }
      return first;
    },
  };
}
