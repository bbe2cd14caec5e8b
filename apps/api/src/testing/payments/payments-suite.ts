/** Test support: the duties of every gateway behind the payments port, money first. Run by payments.test.ts against each adapter. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { PaymentsHarness } from './payments-harness.ts';
import { cancelCases } from './payments-suite-cancels.ts';
import { chargeCases } from './payments-suite-charges.ts';
import { payoutCases } from './payments-suite-payouts.ts';
import { refundCases } from './payments-suite-refunds.ts';
import { webhookCases } from './payments-suite-webhooks.ts';

export function paymentsSuite(name: string, open: () => Promise<PaymentsHarness>): void {
  describe(`payments port: ${name}`, () => {
    let opened: PaymentsHarness | undefined;
    const gateway = (): PaymentsHarness => {
      if (opened === undefined) throw new Error('the gateway is not open');
      return opened;
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    chargeCases(gateway);
    cancelCases(gateway);
    refundCases(gateway);
    payoutCases(gateway);
    webhookCases(gateway);
  });
}
