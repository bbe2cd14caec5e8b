import type { Db } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { JobLog } from '../../job-log.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { GiveUp, type JobHandler } from '../../jobs/worker.ts';
import { insertMails } from '../../mail/repository.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { findMessage } from '../../store/question/repository.ts';
import { factsOf, writeQuestions } from './write-mails.ts';

export type DeliverQuestionDependencies = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly publicUrl: string;
  readonly seller: Pick<Seller, 'takeQuestion'>;
  readonly log: JobLog;
};

/**
 * Hands a question to the group's backend, once. Without a sure answer, or without such a backend, the resort gets it by mail. So it may
 * arrive twice and is never lost.
 */
export function deliverQuestion({
  db,
  inventory,
  publicUrl,
  seller,
  log,
}: DeliverQuestionDependencies): JobHandler<'deliver_question'> {
  return async ({ messageId }, { now, attempt }) => {
    const message = await findMessage(db, messageId);
    if (!message) throw new GiveUp('there is no such question');
    const snapshot = inventory.current();
    const property = snapshot.propertyById(message.propertyId ?? 0);
    const airport = snapshot.airportById(message.airportId ?? 0);
    if (!property || !airport) throw new GiveUp('the resort or the airport of a question is gone');
    // The result of an earlier try is unknown: its process died after it may have been sent.
    if (seller.takeQuestion && attempt === 1) {
      const deed = await seller.takeQuestion({
        ...message,
        hotel: property.code,
        airportId: airport.id,
      });
      if (deed.kind === 'done') return;
      log.warn({ messageId, outcome: deed.kind }, 'a question was not taken: it is mailed');
    }
    const facts = factsOf({ ...message, message, property, airport, snapshot });
    await db.transaction().execute(async (tx) => {
      const mails = writeQuestions(facts, snapshot, new URL(publicUrl).hostname);
      if (mails.length === 0) return;
      const ids = await insertMails(tx, mails, now);
      if (ids.length === 0) return;
      await enqueueAll(
        tx,
        ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
      );
    });
  };
}
