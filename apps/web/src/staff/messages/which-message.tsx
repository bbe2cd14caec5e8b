import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { MESSAGE_CHANNELS } from '@traslado/domain/messages/check-message';
import { useFieldValue, useFormContext } from '../../components/form-context.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { beginMessage, kindsOf } from './begin-message.ts';

/** Channel, message or language. Until a text is written, the default of the choice is there to begin with. */
export function WhichMessage({ name }: { name: 'channel' | 'kind' | 'language' }) {
  const words = useCatalogueWords(messageTemplates);
  const { choose } = useTexts('staff').lists;
  const { control, setValue } = useFormContext();
  const { value: channel } = useFieldValue('channel');
  const begin = (value: string) => {
    for (const [text, set] of Object.entries(beginMessage(control.values, name, value))) setValue(text, set);
  };
  const of = { channel: MESSAGE_CHANNELS, kind: kindsOf(channel), language: ['en', 'es'] }[name];
  const options = of.map((value) => ({ value, label: words.choices[name]?.[value] ?? value }));
  return (
    <SelectField name={name} hint={words.hints[name]} placeholder={choose} options={options} onPick={begin} />
  );
}
