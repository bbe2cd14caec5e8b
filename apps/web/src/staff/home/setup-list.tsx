import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { SetupAction, type Step } from './setup-action.tsx';

/** Steps to the first sale, in the order in which they can be done. */
export function SetupList({ steps, person }: { steps: readonly Step[]; person: Person }) {
  const texts = useTexts('staff').setup;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section aria-labelledby="setup" className="mb-8 rounded-lg bg-surface px-5 pt-5 pb-2 shadow-ticket">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="setup" className="text-heading">
          {texts.title}
        </h2>
        <p className="text-small text-soft tabular-nums">{texts.progress(done, steps.length)}</p>
      </div>
      <p className="text-small text-soft">{texts.lead}</p>
      <ol className="mt-3 divide-y divide-line">
        {steps.map((step) => (
          <SetupLine key={step.step} step={step} person={person} />
        ))}
      </ol>
    </section>
  );
}

function SetupLine({ step: line, person }: { step: Step; person: Person }) {
  const texts = useTexts('staff').setup;
  const { step, state, gap } = line;
  return (
    <li className="flex items-center gap-3 py-1.5" data-testid={`setup-${step}`}>
      <Icon
        name={state === 'done' ? 'check' : state === 'next' ? 'chevronRight' : 'clock'}
        className={classNames('size-5', state === 'done' && 'text-good', state === 'later' && 'text-soft')}
      />
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4 [overflow-wrap:anywhere]">
        <span className={classNames('min-w-48', state === 'next' && 'font-semibold')}>
          {texts.steps[step]}
          <span className="visually-hidden">, {texts.states[state]}</span>
        </span>
        {gap && <span className="text-small text-soft">{texts.gaps[gap.code](gap.name)}</span>}
      </div>
      {state === 'next' && <SetupAction step={line} person={person} />}
    </li>
  );
}
