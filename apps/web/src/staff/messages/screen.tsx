import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { useFieldValue } from '../../components/form-context.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { FieldBar } from './field-bar.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { unusedFields } from './unused-fields.ts';
import { WhichMessage } from './which-message.tsx';

/** Messages: fields are added at the caret, and the message is shown as it is typed. */
export const messagesScreen: Screen<typeof messageTemplates> = {
  definition: messageTemplates,
  icon: 'mail',
  joined: {
    subject: ({ facts }) => <span className="cell-text text-soft">{facts.subject || facts.body}</span>,
  },
  inputs: {
    channel: () => <WhichMessage name="channel" />,
    kind: () => <WhichMessage name="kind" />,
    language: () => <WhichMessage name="language" />,
    subject: ({ name }) => <Subject name={name} />,
    headline: ({ name }) => <Line name={name} />,
    body: ({ name }) => <Body name={name} />,
  },
  useLeftOut: unusedFields,
  Preview: ({ facts }) => {
    const { channel } = facts;
    return channel === 'mail' ? (
      <MessagePreview facts={facts} />
    ) : (
      <PhonePreview facts={{ ...facts, channel }} />
    );
  },
};

/** The first of a mail's texts, below the fields that all of them can have. */
function Subject({ name }: { name: string }) {
  const { value: channel } = useFieldValue('channel');
  return (
    <>
      {channel === 'mail' && <FieldBar />}
      <Line name={name} />
    </>
  );
}

/** A text that a mail has to have; a phone shows none of them. */
function Line({ name }: { name: string }) {
  const { hints } = useCatalogueWords(messageTemplates);
  return <TextField name={name} hint={hints[name]} autoComplete="off" maxLength={300} />;
}

/** The opening of a mail; the only text of a message to a phone. */
function Body({ name }: { name: string }) {
  const { hints } = useCatalogueWords(messageTemplates);
  const { phone } = useTexts('staff').lists.messages;
  const { value: channel } = useFieldValue('channel');
  const { max } = messageTemplates.fields.body;
  if (channel === 'mail') return <TextArea name={name} hint={hints[name]} optional max={max} grows />;
  return (
    <>
      <FieldBar />
      <TextArea name={name} label={phone.text} max={max} grows />
    </>
  );
}
