import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { MESSAGE_KIND_NAMES } from '@traslado/domain/messages/message-kinds';
import { TextField } from '../../components/text-field.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { FieldBar } from './field-bar.tsx';
import { MessagePreview } from './message-preview.tsx';
import { WhichMessage } from './which-message.tsx';

/** Messages: fields are added at the caret, and the message is shown as it is typed. */
export const messagesScreen: Screen<typeof messageTemplates> = {
  definition: messageTemplates,
  icon: 'mail',
  inputs: {
    kind: ({ name }) => <WhichMessage name={name} of={MESSAGE_KIND_NAMES} />,
    language: ({ name }) => <WhichMessage name={name} of={['en', 'es']} />,
    subject: ({ name }) => <Subject name={name} />,
  },
  Preview: ({ facts }) => <MessagePreview facts={facts} />,
};

/** The first of the texts, below the fields that all of them can have. */
function Subject({ name }: { name: string }) {
  const { hints } = useCatalogueWords(messageTemplates);
  return (
    <>
      <FieldBar />
      <TextField name={name} hint={hints[name]} autoComplete="off" maxLength={300} />
    </>
  );
}
