import { toIso } from '@traslado/domain/time/instant';
import { resolveSettledAlerts } from '../../db/staff-alerts.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { logoOf } from '../../letter/facts.ts';
import { unusableTexts } from '../../letter/message-texts.ts';
import { UNUSABLE_TEXT } from '../../mail/repository.ts';
import { createLetterLogos } from '../../pictures/letter-logos.ts';
import type { PicturePool } from '../../pictures/picture-pool.ts';
import type { Pictures } from '../../ports/pictures.ts';
import type { LetterFactsDependencies } from '../../sellers/letter/find-letter-facts.ts';
import { listTemplatesInUse } from '../../store/channel/approval-repository.ts';
import { findCostOfPart } from '../../store/channel/delivery-repository.ts';
import { findSample } from './find-sample.ts';
import { presentSample } from './presenter.ts';
import { sendTestMessage } from './send-test-message.ts';

const dollarsOf = (micros: number | null): number | null => (micros === null ? null : micros / 1_000_000);

/** The view of a message for staff, before guests get it. */
export function bindMessages(
  binding: Binding,
  dependencies: LetterFactsDependencies & {
    readonly pictures: Pictures;
    readonly picturePool: PicturePool;
  },
): void {
  const { db, inventory, pictures, picturePool: pool } = dependencies;
  const drawLogo = createLetterLogos({
    pictures,
    pool,
    onError: (error) => binding.app.log.warn({ err: error }, 'the logo of a sample could not be drawn'),
  });
  inventory.onReload(() =>
    resolveSettledAlerts(db, {
      kind: UNUSABLE_TEXT,
      isSettled: (subject) => !unusableTexts(inventory.current().writtenTexts).includes(subject),
      now: binding.clock.now(),
    }),
  );

  bind(binding, 'sampleMessage', async ({ caller, query, now }) => {
    const sample = await findSample(dependencies, caller, query, now);
    const logo = logoOf(sample.frame.brand);
    return presentSample(sample, logo && (await drawLogo(logo)));
  });

  bind(binding, 'readMessageCarrier', async () => ({
    sms_part_cost: dollarsOf(await findCostOfPart(db)),
    templates: (await listTemplatesInUse(db)).map(({ contentNumber, state, reason, readAt }) => ({
      content_number: contentNumber,
      ...{ state, reason },
      read_at: readAt === null ? null : toIso(readAt),
    })),
  }));

  bind(binding, 'sendTestMessage', ({ caller, body, now }) =>
    sendTestMessage(dependencies, caller, { body, now }),
  );
}
