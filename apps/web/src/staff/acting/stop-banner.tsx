import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { ActingOutcome } from './ask-acting.ts';

export type Stop = Exclude<ActingOutcome<unknown>, { kind: 'answered' }>;

/** The reason why an action was not done, and the next step. */
export function StopBanner({ stop, onShow }: { stop: Stop; onShow: () => void }) {
  const texts = useTexts('staff').acting;
  // The question stands beside the form, not as a refusal.
  if (stop.kind === 'night') return null;
  if (stop.kind === 'refused')
    return (
      <Banner tone="bad" live title={texts.refusedNow}>
        {stop.text}
      </Banner>
    );
  if (stop.kind === 'failed')
    return (
      <Banner tone="bad" live title={texts.failed.title}>
        {texts.failed.text}
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      live
      title={texts.stale.title}
      action={
        <Button variant="secondary" onClick={onShow}>
          {texts.stale.show}
        </Button>
      }
    >
      {texts.stale.text}
    </Banner>
  );
}
