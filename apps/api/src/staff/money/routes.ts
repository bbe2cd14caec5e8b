import { toIso } from '@traslado/domain/time/instant';
import { type Binding, bind } from '../../http/bind.ts';
import { streamCsv } from '../../http/csv.ts';
import type { JobLog } from '../../job-log.ts';
import type { OpenPayments } from '../../ports/payments.ts';
import { exportPayments } from './export-payments.ts';
import { askAboutPayment, retryRefundNow, settleRefundOutside } from './handle-payment.ts';
import type { MoneyDependencies } from './read-asked.ts';
import { readFigures, searchPayments } from './read-payments.ts';

/** The outcomes of payments and repayments, and the differences to the gateway. */
export function bindMoney(
  binding: Binding,
  dependencies: MoneyDependencies & { readonly payments: Pick<OpenPayments, 'port'> },
): void {
  const log: JobLog = binding.app.log;
  const handling = { ...dependencies, payments: dependencies.payments.port, log };

  bind(binding, 'getPaymentFigures', ({ caller, body, now }) =>
    readFigures(dependencies, caller, { body, now }),
  );

  bind(binding, 'searchPayments', ({ caller, body, now }) =>
    searchPayments(dependencies, caller, { body, now }),
  );

  bind(binding, 'exportPayments', async ({ caller, body, language, now, reply }) => {
    const parts = await exportPayments(dependencies, caller, { body, language, now });
    return streamCsv(reply, { name: `${body.what}-${toIso(now).slice(0, 10)}`, parts });
  });

  bind(binding, 'askAboutPayment', ({ caller, params, body, now }) =>
    askAboutPayment(handling, caller, { ...params, ...body, now }),
  );

  bind(binding, 'retryRefund', ({ caller, params, body, now }) =>
    retryRefundNow(handling, caller, { ...params, ...body, now }),
  );

  bind(binding, 'settleRefund', ({ caller, params, body, now }) =>
    settleRefundOutside(handling, caller, { ...params, ...body, now }),
  );
}
