import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { FlagMark } from '../catalogues/field-value.tsx';
import { StateBadge } from '../frame/state-badge.tsx';
import type { Colleague, PeopleViewer } from './use-people.ts';

/** Roles and resorts of a person in words. */
export function usePersonWords({ roles, properties }: PeopleViewer) {
  const locale = useLocale();
  const texts = useTexts('staff').colleagues;
  const language = languageOf(locale);
  const roleTitle = (name: string): string => roles.find((role) => role.name === name)?.[language] ?? name;
  const resortName = (id: number): string =>
    properties.find((property) => property.id === id)?.name ?? texts.otherResort(id);
  return {
    roleTitle,
    rolesText: (names: readonly string[]): string =>
      formatList(names.map(roleTitle), locale) || texts.noRoles,
    scopeText: (scope: Colleague['scope']): string =>
      scope === null ? texts.everywhere : formatList(scope.map(resortName), locale),
  };
}

/** State of a person's sign-in: a usual one is a dot, one that waits for somebody stands out. */
export function StatusMark({ status }: { status: Colleague['status'] }) {
  const text = useTexts('staff').colleagues.status[status];
  if (status === 'unconfirmed' || status === 'reset_required')
    return (
      <StateBadge tone="warn" icon="clock">
        {text}
      </StateBadge>
    );
  return <FlagMark isOn={status === 'active'} text={text} />;
}
