import type { CallAnswer } from '@traslado/contract/schemas';
import type { PaymentClientConfig } from '../../ports/payments.ts';

/** The facts with which a page opens the gateway's frame. */
export function presentGateway(
  config: PaymentClientConfig,
  cards: string[],
  statementName: string,
): CallAnswer<'getPaymentGateway'> {
  return {
    gateway: config.gateway,
    frame_url: config.frameUrl,
    frame_sandbox: config.frameSandbox,
    frame_origin: config.frameOrigin,
    test_mode: config.testMode,
    cards,
    statement_name: statementName || null,
  };
}
