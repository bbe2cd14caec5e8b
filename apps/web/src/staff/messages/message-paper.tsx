import type { Language } from '@traslado/domain/language';
import type { MessageTexts } from '@traslado/domain/messages/message-kinds';
import type { SampledMessage } from './use-sample.ts';

type MessagePaperProps = { sample: SampledMessage; language: Language; texts: MessageTexts };

/** A message: its line in a mailbox, and its content. Parts that are laid out by code stand back. */
export function MessagePaper({ sample, language, texts }: MessagePaperProps) {
  // Parts have no names of their own; they never change their order.
  const parts = sample.parts.map((part, index) => ({ ...part, key: `${index}` }));
  return (
    <article
      lang={language}
      className="overflow-hidden rounded-lg border-[1.5px] border-line [overflow-wrap:anywhere]"
    >
      <div className="border-line border-b-[1.5px] bg-page px-4 py-3 text-small">
        <p className="text-caption text-soft">{sample.brand}</p>
        <p className="font-semibold">{texts.subject}</p>
        <p className="text-soft">{texts.preview_text}</p>
      </div>
      {/* The header of a mail has one color, which its logo was drawn on. */}
      <div className="scheme-light bg-lagoon px-4 py-5 text-on-lagoon">
        {sample.logo ? (
          <img src={sample.logo} alt={sample.brand} className="mb-3 h-12 w-auto" />
        ) : (
          <p className="font-semibold text-caption text-on-lagoon-soft">{sample.brand}</p>
        )}
        <h3 className="mt-1 text-title">{texts.headline}</h3>
      </div>
      <div className="grid gap-3 p-4">
        {parts.map(({ key, text, lines }) =>
          text ? (
            texts[text] !== '' && (
              <p key={key} className="whitespace-pre-line">
                {texts[text]}
              </p>
            )
          ) : (
            <div key={key} className="rounded-md bg-sunk px-3 py-2 text-caption text-soft">
              {lines.map((line, index) => (
                <p key={`${key}.${line}`} className={index === 0 ? 'font-semibold' : undefined}>
                  {line}
                </p>
              ))}
            </div>
          ),
        )}
      </div>
    </article>
  );
}
