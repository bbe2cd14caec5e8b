import { useQuery } from '@tanstack/react-query';
import type { MessageTemplateFacts } from '@traslado/domain/catalogues/message-templates';
import { type ApprovalState, isStopped } from '@traslado/domain/channels/approval';
import type { PhoneChannel } from '@traslado/domain/channels/channel';
import type { Language } from '@traslado/domain/language';
import { fillPhoneText, LONGEST_VALUES, numberedText } from '@traslado/domain/messages/phone-texts';
import { Banner } from '../../components/banner.tsx';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { smsWords } from './sms-words.ts';

type PhonePreviewProps = { facts: MessageTemplateFacts & { readonly channel: PhoneChannel } };

/** A message to a phone at its longest, as it is typed: an SMS with its parts and cost, a WhatsApp message with the state of its template. */
export function PhonePreview({
  facts: { channel, language, body, content_number: number },
}: PhonePreviewProps) {
  const { preview, phone: texts } = useTexts('staff').lists.messages;
  const { data } = useQuery({
    queryKey: [...staffKey, 'message-carrier'],
    queryFn: ({ signal }) => whileSignedIn(() => callApi('readMessageCarrier', {}, { signal })),
  });
  if ((language !== 'en' && language !== 'es') || body === '')
    return <p className="text-soft">{preview.empty}</p>;
  const text = fillPhoneText(channel, body, LONGEST_VALUES[language]);
  return (
    <div className="grid gap-4">
      <p className="text-caption text-soft">{texts.longest}</p>
      <p
        lang={language}
        className="justify-self-start whitespace-pre-line rounded-lg rounded-bl-none bg-sunk px-4 py-3 [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {channel === 'sms' ? (
        <SmsCost text={text} partCost={data ? data.sms_part_cost : undefined} />
      ) : (
        <WhatsAppState
          number={number}
          known={data?.templates.find((one) => one.content_number === number)}
          body={body}
          language={language}
        />
      )}
    </div>
  );
}

function SmsCost({ text, partCost }: { text: string; partCost: number | null | undefined }) {
  const { phone: texts } = useTexts('staff').lists.messages;
  const { dear, ...said } = smsWords(text, partCost, texts);
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small">
        {(['parts', 'signs', 'price'] as const).map((row) => (
          <div key={row} className="contents">
            <dt className="text-soft">{texts[row]}</dt>
            <dd>{said[row]}</dd>
          </div>
        ))}
      </dl>
      {dear !== null && <Banner tone="warn">{dear}</Banner>}
    </>
  );
}

const toneOf = (state: ApprovalState) => (state === 'approved' ? 'good' : isStopped(state) ? 'bad' : 'info');

function WhatsAppState({
  number,
  known,
  body,
  language,
}: {
  number: string;
  known: { readonly state: ApprovalState | null; readonly reason: string | null } | undefined;
  body: string;
  language: Language;
}) {
  const { phone: texts } = useTexts('staff').lists.messages;
  const state = known?.state ?? null;
  return (
    <>
      {state === null ? (
        <Banner>{number === '' ? texts.noNumber : texts.notRead}</Banner>
      ) : (
        <Banner tone={toneOf(state)} title={texts.states[state]}>
          {known?.reason ?? undefined}
        </Banner>
      )}
      <div>
        <p className="mb-1.5 font-semibold text-small">{texts.atProvider}</p>
        <p
          lang={language}
          className="select-all whitespace-pre-line rounded-md border-[1.5px] border-line bg-page p-3 text-small [overflow-wrap:anywhere]"
        >
          {numberedText(body)}
        </p>
      </div>
    </>
  );
}
