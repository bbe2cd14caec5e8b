import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { isKeptElsewhere } from './use-added-stays.ts';

/** The reason for having no stays to show: another system keeps them, or they could not be loaded. */
export function NoStays({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts('staff').addedStays;
  if (!isKeptElsewhere(error)) return <LoadFailed title={texts.failed} onRetry={onRetry} />;
  return (
    <Banner tone="info" title={texts.elsewhere.title}>
      {texts.elsewhere.text}
    </Banner>
  );
}
