import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';

/** In place of missing content, with the way to ask again. */
export function LoadFailed({ title, retry, onRetry }: { title: string; retry: string; onRetry: () => void }) {
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
