import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import type { Person } from '../session/use-profile.ts';
import { choiceOfRole, isEverywhereClosed, isResortClosed } from './person-choices.ts';
import type { PersonValues } from './person-values.ts';
import { TickList } from './tick-list.tsx';
import type { Colleague, PeopleViewer } from './use-people.ts';

type PersonFieldsProps = {
  /** The viewer. */
  person: Person;
  viewer: PeopleViewer;
  /** As stored; null for a new person. */
  colleague: Colleague | null;
  reach: PersonValues['reach'];
  onEmail?: (email: string) => void;
};

/** Settings of an account. Options that the viewer may not give cannot be chosen, and show the reason. */
export function PersonFields({ person, viewer, colleague, reach, onEmail }: PersonFieldsProps) {
  const { form: texts } = useTexts('staff').colleagues;
  const language = languageOf(useLocale());
  const typed = { autoComplete: 'off', disabled: colleague?.of_service ?? false };
  return (
    <div className="form-part">
      <div className={classNames('grid items-start gap-6 sm:grid-cols-2', !colleague && 'wide:grid-cols-3')}>
        <TextField name="name" {...typed} maxLength={160} />
        <TextField
          name="email"
          {...typed}
          type="email"
          inputMode="email"
          maxLength={254}
          onInput={(event) => onEmail?.(event.currentTarget.value)}
        />
        {!colleague && <TextField name="username" kind="plain" hint={texts.usernameHint} maxLength={80} />}
      </div>
      <div>
        <TickList
          name="roles"
          hint={texts.rolesHint}
          options={viewer.roles.map((role) => {
            const { isClosed, isAbove } = choiceOfRole(role, viewer, colleague);
            return {
              value: role.name,
              label: role[language],
              disabled: isClosed,
              detail: isAbove ? texts.cannotGive : undefined,
            };
          })}
        />
        {person.menu.some(({ id }) => id === 'roles') && (
          <Link
            href="/admin/roles"
            className="mt-2 inline-block py-1 text-small underline underline-offset-4"
          >
            {texts.toRoles}
          </Link>
        )}
      </div>
      <RadioCards
        name="reach"
        columns="xs"
        cards={[
          {
            value: 'all',
            title: texts.everywhere,
            detail: texts.everywhereDetail,
            disabled: isEverywhereClosed(viewer, colleague),
          },
          { value: 'some', title: texts.some },
        ]}
      />
      {reach === 'some' && (
        <TickList
          name="scope"
          filter={{ label: texts.filter, none: texts.filterNone }}
          options={viewer.properties.map(({ id, code, name }) => ({
            value: String(id),
            label: name,
            detail: code,
            disabled: isResortClosed(id, viewer, colleague),
          }))}
        />
      )}
    </div>
  );
}

/** Labels of the fields, in the order of the page. */
export function usePersonLabels(): Readonly<Record<string, string>> {
  const { form: texts } = useTexts('staff').colleagues;
  return {
    name: texts.name,
    email: texts.email,
    username: texts.username,
    roles: texts.roles,
    reach: texts.scope,
    scope: texts.resorts,
  };
}
