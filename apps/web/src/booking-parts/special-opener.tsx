import type { Counters } from '@traslado/domain/booking/passengers';
import type { SpecialCounts } from '@traslado/domain/booking/special-counts';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useFormContext } from '../components/form-context.ts';
import { notify } from '../components/notification.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { SpecialItems } from './special-part.tsx';

type Part = { SpecialItems: typeof SpecialItems };
type SpecialOpenerProps = {
  party: Counters;
  /** Fetches the counters; null where that failed. */
  load: () => Promise<Part | null>;
};

/** The way to the counters of the form's `special`, which come when somebody asks for them; at once where there are some. */
export function SpecialOpener({ party, load }: SpecialOpenerProps) {
  const texts = useTexts('booking');
  const form = useFormContext();
  const [part, setPart] = useState<Part | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!part && Object.values(form.getValues().special as SpecialCounts).some(Boolean))
      load().then(setPart, () => undefined);
  }, [part, form, load]);
  return part ? (
    <part.SpecialItems party={party} isAsked={isAsked} />
  ) : (
    <Button
      variant="quiet"
      icon="plus"
      className="mt-3"
      onClick={async () => {
        const loaded = await load().catch(() => null);
        setAsked(true);
        setPart(loaded);
        if (!loaded) notify(texts.notLoaded, 'info');
      }}
    >
      {texts.special}
    </Button>
  );
}
