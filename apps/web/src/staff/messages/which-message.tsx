import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { MESSAGE_CHANNELS } from '@traslado/domain/messages/check-message';
import { MESSAGE_KIND_NAMES, MESSAGE_TEXTS } from '@traslado/domain/messages/message-kinds';
import { PHONE_TEXT_KINDS } from '@traslado/domain/messages/phone-texts';
import { useFieldValue, useFormContext } from '../../components/form-context.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { type ChosenMessage, isOwnText, NO_TEXTS, usualTexts } from './usual-texts.ts';

const kindsOf = (channel: unknown): readonly string[] =>
  channel === 'mail' ? MESSAGE_KIND_NAMES : PHONE_TEXT_KINDS;

/** Channel, message or language. Until a text is written, the default of the choice is there to begin with. */
export function WhichMessage({ name }: { name: 'channel' | 'kind' | 'language' }) {
  const words = useCatalogueWords(messageTemplates);
  const { choose } = useTexts('staff').lists;
  const { control, setValue } = useFormContext();
  const { value: channel } = useFieldValue('channel');
  const begin = (value: string) => {
    const { channel, kind, language }: ChosenMessage = {
      ...(control.values as ChosenMessage),
      [name]: value,
    };
    const isOfChannel = kindsOf(channel).includes(String(kind));
    if (!isOfChannel) setValue('kind', '');
    if (isOwnText(control.values)) return;
    const texts = usualTexts({ channel, kind, language }) ?? (isOfChannel ? null : NO_TEXTS);
    if (texts) for (const text of MESSAGE_TEXTS) setValue(text, texts[text]);
  };
  const of = { channel: MESSAGE_CHANNELS, kind: kindsOf(channel), language: ['en', 'es'] }[name];
  const options = of.map((value) => ({ value, label: words.choices[name]?.[value] ?? value }));
  return (
    <SelectField name={name} hint={words.hints[name]} placeholder={choose} options={options} onPick={begin} />
  );
}
