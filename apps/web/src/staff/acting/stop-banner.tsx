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
  const isStale = stop.kind === 'stale';
  const { title, text } =
    stop.kind === 'refused' ? { title: texts.refusedNow, text: stop.text } : texts[stop.kind];
  return (
    <Banner
      tone={isStale ? 'warn' : 'bad'}
      live
      title={title}
      action={
        isStale && (
          <Button variant="secondary" onClick={onShow}>
            {texts.stale.show}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
}
