import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { MESSAGE_TEXTS } from '@traslado/domain/messages/message-kinds';
import { useFormContext } from '../../components/form-context.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { usualTexts } from './usual-texts.ts';

/** The email, or its language. Until a text is written, the default of the choice is there to begin with. */
export function WhichMessage({ name, of }: { name: string; of: readonly string[] }) {
  const words = useCatalogueWords(messageTemplates);
  const { choose } = useTexts('staff').lists;
  const { control, setValue } = useFormContext();
  const begin = (value: string) => {
    const values = { ...control.values, [name]: value };
    const texts = usualTexts(values.kind, values.language);
    if (!texts || isWritten(control.values)) return;
    for (const text of MESSAGE_TEXTS) setValue(text, texts[text]);
  };
  const options = of.map((value) => ({ value, label: words.choices[name]?.[value] ?? value }));
  return (
    <SelectField name={name} hint={words.hints[name]} placeholder={choose} options={options} onPick={begin} />
  );
}

/** True for a text that is not one of the defaults. */
function isWritten(values: Readonly<Record<string, unknown>>): boolean {
  const usual = Object.values(DEFAULT_TEXTS).flatMap(({ en, es }) => [en, es]);
  return MESSAGE_TEXTS.some(
    (text) => values[text] !== '' && !usual.some((one) => one[text] === values[text]),
  );
}
