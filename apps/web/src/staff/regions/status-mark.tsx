import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';

/** Whether a region counts for guests. */
export function StatusMark({ active }: { active: boolean }) {
  const { one } = useTexts('staff').regions.status;
  return (
    <span className="inline-flex items-center gap-2 py-1 text-small">
      <span
        aria-hidden="true"
        className={classNames('size-2.5 rounded-full', active ? 'bg-good' : 'border-2 border-control')}
      />
      {active ? one.active : one.inactive}
    </span>
  );
}
