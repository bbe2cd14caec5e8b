import { classNames } from '../../components/class-names.ts';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
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

const TONES: Readonly<Record<Colleague['status'], string>> = {
  active: 'bg-good-wash text-good',
  unconfirmed: 'bg-warn-wash text-warn',
  reset_required: 'bg-warn-wash text-warn',
  disabled: 'bg-sunk text-soft',
};

/** State of a person's sign-in. */
export function StatusMark({ status }: { status: Colleague['status'] }) {
  const texts = useTexts('staff').colleagues.status;
  return (
    <span
      className={classNames(
        'inline-block whitespace-nowrap rounded-full px-3 py-1 font-semibold text-caption',
        TONES[status],
      )}
    >
      {texts[status]}
    </span>
  );
}
