import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { CARD_CLASSES, CARDS_CLASSES, PICTURE_CLASSES, WHOLE_ROW } from './service-card-classes.ts';

/** The cards' places while they are on their way: nothing moves when they come. */
export function ServiceSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={CARDS_CLASSES}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={classNames(CARD_CLASSES, 'content-start shadow-ticket')}>
          <Skeleton className={PICTURE_CLASSES} />
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-14" />
          <Skeleton className={classNames(WHOLE_ROW, 'h-18')} />
          <Skeleton className={classNames(WHOLE_ROW, 'h-24')} />
        </div>
      ))}
    </div>
  );
}
