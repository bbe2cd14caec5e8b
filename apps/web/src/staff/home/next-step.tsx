import { useHistoryState } from 'wouter/use-browser-location';
import { useTexts } from '../../i18n/i18n.tsx';
import { isJustSaved } from '../frame/just-saved.ts';
import type { Person } from '../session/use-profile.ts';
import { SetupAction } from './setup-action.tsx';
import { useHome } from './use-home.ts';

/** After a save on the way to the first sale: the next step, and how to do it. Nothing once guests have paid. */
export function NextStep({ person }: { person: Person }) {
  return isJustSaved(useHistoryState<unknown>()) && <Next person={person} />;
}

function Next({ person }: { person: Person }) {
  const texts = useTexts('staff').setup;
  const { data, isFetchedAfterMount } = useHome();
  // An answer from before the save names the step that was just done.
  const step = isFetchedAfterMount && data?.setup?.find(({ state }) => state === 'next');
  if (!step) return null;
  const { gap } = step;
  return (
    <section
      aria-labelledby="next-step"
      data-testid="next-step"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface px-5 py-4 shadow-ticket"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="next-step" className="font-semibold">
          {texts.next(texts.steps[step.step])}
        </h2>
        {gap && <p className="text-small text-soft">{texts.gaps[gap.code](gap.name)}</p>}
      </div>
      <SetupAction step={step} person={person} />
    </section>
  );
}
