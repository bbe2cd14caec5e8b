import { resolveSettledAlerts } from '../../db/staff-alerts.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { unusableTexts } from '../../letter/message-texts.ts';
import { UNUSABLE_TEXT } from '../../mail/repository.ts';
import type { LetterFactsDependencies } from '../letters/find-letter-facts.ts';
import { findSample } from './find-sample.ts';
import { presentSample } from './presenter.ts';
import { sendTestMessage } from './send-test-message.ts';

/** What staff see of a message before guests do. */
export function bindMessages(binding: Binding, dependencies: LetterFactsDependencies): void {
  const { db, inventory } = dependencies;
  inventory.onReload(() =>
    resolveSettledAlerts(db, {
      kind: UNUSABLE_TEXT,
      isSettled: (subject) => !unusableTexts(inventory.current().writtenTexts).includes(subject),
      now: binding.clock.now(),
    }),
  );

  bind(binding, 'sampleMessage', async ({ caller, query, now }) =>
    presentSample(await findSample(dependencies, caller, query, now)),
  );

  bind(binding, 'sendTestMessage', ({ caller, body, now }) =>
    sendTestMessage(dependencies, caller, { body, now }),
  );
}
