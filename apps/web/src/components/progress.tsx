import { Link } from 'wouter';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type ProgressStep = {
  readonly label: string;
  /** Address of a finished step to go back to; null where that is not possible. */
  readonly href: string | null;
};

/** The ride as a line from the plane to the resort; the van stands at the current step (counted from 1). */
export function Progress({ steps, current }: { steps: readonly ProgressStep[]; current: number }) {
  const texts = useTexts('components');
  const label = steps[current - 1]?.label ?? '';
  const part = steps.length > 1 ? (current - 1) / (steps.length - 1) : 0;
  return (
    <nav aria-label={texts.progress.name}>
      <p className="mb-3 font-semibold text-small sm:visually-hidden">
        <span className="text-soft">{texts.progress.stepOf(current, steps.length)}</span> {label}
      </p>
      <div className="flex items-center gap-3">
        <Icon name="plane" className="rotate-45 text-soft" />
        {/* Half a van in from each end: it stands beside the plane and the resort, never on them. */}
        <div className="relative mx-4 h-8 flex-1" aria-hidden="true">
          <div className="-inset-x-4 absolute top-1/2 border-control border-t-[2.5px] border-dotted" />
          <div
            className="-left-4 absolute top-1/2 border-accent border-t-[3px] transition-[width] duration-500 ease-out"
            style={{ width: `calc(${part * 100}% + 1rem)` }}
          />
          <div
            className="-translate-x-1/2 absolute top-0 grid size-8 place-items-center rounded-full bg-accent-fill text-on-accent transition-[left] duration-500 ease-out"
            style={{ left: `${part * 100}%` }}
          >
            <Icon name="van" className="size-5" />
          </div>
        </div>
        <Icon name="resort" className="text-soft" />
      </div>
      <ol className="mt-2 hidden justify-between px-9 text-small sm:flex">
        {steps.map((step, index) => {
          const number = index + 1;
          const isCurrent = number === current;
          return (
            <li
              key={step.label}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(
                'first:text-left last:text-right',
                // The inner labels are twice as wide, so that each stands under its own place on the line.
                index > 0 && index < steps.length - 1 ? 'flex-2 text-center' : 'flex-1',
                isCurrent ? 'font-semibold' : 'text-soft',
              )}
            >
              {number < current && step.href ? (
                <Link
                  href={step.href}
                  className="inline-flex min-h-11 min-w-11 items-center justify-center underline decoration-control underline-offset-4 hover:text-ink"
                >
                  {step.label}
                  <span className="visually-hidden"> {texts.progress.done}</span>
                </Link>
              ) : (
                <span className="inline-flex min-h-11 items-center">{step.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
