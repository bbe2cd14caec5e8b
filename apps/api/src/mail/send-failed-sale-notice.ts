import { isEmail } from '@traslado/domain/contact/bounds';
import type { Db } from '../db/client.ts';
import type { JobLog } from '../job-log.ts';
import { enqueueAll } from '../jobs/enqueue.ts';
import { GiveUp, type JobHandler } from '../jobs/worker.ts';
import type { LetterBrand } from '../letter/facts.ts';
import type { Mailbox } from '../ports/mailer.ts';
import { type SaleFailedFacts, saleFailed } from './letters/sale-failed.ts';
import { writeComposition } from './mail-letter.ts';
import { messageIdOf } from './message-id.ts';
import { insertMails, listNotified } from './repository.ts';

export type FailedSaleMails = {
  readonly db: Db;
  readonly from: Mailbox;
  readonly log: JobLog;
  /** Contents of the resort's notice, by `failed_sale.id`; null for none. */
  readonly findFailedSale: (
    failedSaleId: number,
  ) => Promise<{ hotel: string; phone: string; brand: LetterBrand; facts: SaleFailedFacts } | null>;
};

/** Mails the resort's addresses (`TRANS:ERROCREARCUPON:BP`) that a sale failed. */
export function sendFailedSaleNotice({
  db,
  from,
  log,
  findFailedSale,
}: FailedSaleMails): JobHandler<'send_failed_sale_notice'> {
  return async ({ failedSaleId }, { now }) => {
    const found = await findFailedSale(failedSaleId);
    if (!found) throw new GiveUp('there is no such sale');
    const { hotel, phone, brand, facts } = found;
    const addresses = (await listNotified(db, [`TRANS:ERROCREARCUPON:${hotel}`])).filter(isEmail);
    if (addresses.length === 0) {
      log.info({ hotel }, 'nobody is to be told of failed sales');
      return;
    }
    const written = writeComposition(saleFailed.compose(facts), { brand, phone, language: facts.language });
    const mails = addresses.map((recipient) => ({
      ...written,
      messageId: messageIdOf({
        number: `sale-${failedSaleId}`,
        kind: saleFailed.kind,
        edition: 1,
        address: recipient,
        domain: from.address.slice(from.address.lastIndexOf('@') + 1),
      }),
      couponId: null,
      kind: saleFailed.kind,
      language: facts.language,
      recipient,
      attachments: [],
    }));
    await db.transaction().execute(async (tx) => {
      const ids = await insertMails(tx, mails, now);
      if (ids.length === 0) return;
      await enqueueAll(
        tx,
        ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
      );
    });
  };
}
