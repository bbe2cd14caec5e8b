import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { WorkButton } from '../../components/work-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Channel } from './use-consents.ts';

export type LineProps = {
  channel: Channel;
  since: string | null;
  /** Ends the consent. */
  end: () => Promise<void>;
};

/** One channel: its sentence and the tap that agrees to it, or since when it is on and the tap that ends it. */
export function ChannelLine({
  channel: { channel, is_given: isGiven, by_phone: byPhone, wording },
  since,
  end,
  agree,
  children,
}: LineProps & {
  /** Null where this device cannot agree. */
  agree: { readonly label: string; readonly work: () => Promise<void> } | null;
  children?: ReactNode;
}) {
  const texts = useTexts('phoneNews');
  const wordsId = useId();
  const [hasFailed, setFailed] = useState(false);
  const guard = (deed: () => Promise<void>) => async () => {
    setFailed(false);
    await deed().catch(() => setFailed(true));
  };
  const button = { 'aria-describedby': wordsId, busyLabel: texts.busy };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4">
      <div className="min-w-0 grow basis-56">
        <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
          {texts.channels[channel]}
          {isGiven && (
            <span className="inline-flex items-center gap-1 text-good text-small">
              <Icon name="check" className="size-5" />
              {texts.isOn}
            </span>
          )}
        </h3>
        <p id={wordsId} className="mt-1 max-w-prose text-small text-soft">
          {isGiven ? since && texts.since(since) : agree ? wording.text : texts.installLead}
        </p>
        {byPhone && (
          <p className="mt-1 text-small text-soft">
            {channel === 'push' ? texts.endedByBrowser : texts.endedByPhone}
          </p>
        )}
        {children}
        <p role="status" className="mt-1 text-bad text-small empty:hidden">
          {hasFailed && texts.failed}
        </p>
      </div>
      {(isGiven || agree) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {isGiven && agree && (
            <WorkButton variant="secondary" {...button} work={guard(agree.work)}>
              {agree.label}
            </WorkButton>
          )}
          {/* One button for both, so that the focus stays. */}
          <WorkButton
            variant={isGiven ? 'quiet' : 'secondary'}
            {...button}
            work={guard(isGiven ? end : (agree?.work ?? end))}
          >
            {isGiven ? texts.end : agree?.label}
          </WorkButton>
        </div>
      )}
    </li>
  );
}
