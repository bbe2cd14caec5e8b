import { useTexts } from '../../i18n/i18n.tsx';
import { usePersonWords } from './person-words.tsx';
import type { Colleague, PeopleViewer } from './use-people.ts';

/** A person's data, read only. */
export function PersonFacts({ viewer, colleague }: { viewer: PeopleViewer; colleague: Colleague }) {
  const texts = useTexts('staff').colleagues;
  const { rolesText, scopeText } = usePersonWords(viewer);
  const facts = [
    [texts.columns.email, colleague.email ?? texts.noEmail],
    [texts.columns.roles, rolesText(colleague.roles)],
    [texts.columns.scope, scopeText(colleague.scope)],
  ];
  return (
    <dl className="grid gap-4 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className="mb-1 text-small text-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
