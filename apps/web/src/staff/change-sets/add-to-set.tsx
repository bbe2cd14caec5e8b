import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import type { Person } from '../session/use-profile.ts';

/** Leads to the form of a new row, whose fields can name rows that the set adds. */
export function AddToSet({ person, id }: { person: Person; id: number }) {
  const texts = useTexts('staff').changeSets.adding;
  const language = languageOf(useLocale());
  const [name, setName] = useState('');
  const theirs = ALL_CATALOGUES.filter((one) => person.permissions.includes(permissionOf(one, 'change')))
    .map((one) => ({ value: one.name, label: wordsOf(one)[language].title }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  const chosen = ALL_CATALOGUES.find((one) => one.name === name);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <ListChoice
        className="min-w-0 grow basis-48 sm:grow-0 sm:basis-72"
        label={texts.where}
        value={name}
        options={[{ value: '', label: texts.choose }, ...theirs]}
        onChoose={setName}
      />
      {chosen && (
        <LinkButton href={`${rowAddress(chosen, 'new')}?set=${id}`} variant="secondary">
          {texts.add}
        </LinkButton>
      )}
    </div>
  );
}
