import type { Facts } from '@traslado/domain/catalogues/definition';
import { useTexts } from '../../i18n/i18n.tsx';
import type { AnyScreen } from './screen.ts';

type BesideProps = { screen: AnyScreen; hasPreview: boolean; facts: Facts; id: number | null };

/** The meaning of the typed values, and their look. */
export function Beside({ screen: { Meaning, Preview }, hasPreview, facts, id }: BesideProps) {
  const texts = useTexts('staff').lists.form;
  const card = 'rounded-lg bg-surface p-[1.25rem] shadow-ticket wide:sticky wide:top-6';
  return (
    <>
      {Meaning && (
        <section aria-labelledby="meaning" aria-live="polite" className={card}>
          <h2 id="meaning" className="mb-3 text-heading">
            {texts.meaning}
          </h2>
          <Meaning facts={facts} id={id} />
        </section>
      )}
      {Preview && hasPreview && (
        // The corners stay whole beside the scrollbar of what scrolls in them.
        <section
          aria-labelledby="preview"
          className="overflow-hidden rounded-lg bg-surface shadow-ticket wide:sticky wide:top-6"
        >
          <div className="p-[1.25rem] wide:max-h-[calc(100vh-7rem)] wide:overflow-y-auto">
            <h2 id="preview" className="mb-3 text-heading">
              {texts.preview}
            </h2>
            <Preview facts={facts} />
          </div>
        </section>
      )}
    </>
  );
}
