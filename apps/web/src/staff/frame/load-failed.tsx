import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** In place of missing content, with the way to ask again. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { retry } = useTexts('staff').lists;
  return (
    <Banner
      tone="bad"
      live
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
