import { type AltTexts, checkAltTexts } from '@traslado/domain/pictures/alt-text';
import { useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { FieldNotes } from '../../components/field-frame.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useIssueText } from '../../i18n/issue-text.ts';
import type { ChosenFile } from './check-file.ts';
import { largestPart } from './crop-box.ts';
import { Cropper } from './cropper.tsx';
import { type Picture, type UploadOutcome, useUpload } from './use-picture.ts';

type PictureDraftProps = {
  chosen: ChosenFile;
  ratio?: number | undefined;
  /** The picture that is replaced: its texts are a beginning. */
  known?: Picture | undefined;
  onKept: (picture: Picture) => void;
  onCancel: () => void;
};

/** A chosen file on its way: its part, its description, and the upload. It stands inside another form, so it sends nothing by Enter. */
export function PictureDraft({ chosen, ratio, known, onKept, onCancel }: PictureDraftProps) {
  const texts = useTexts('staff').pictures;
  const send = useUpload();
  const { bytes, url, extent } = chosen;
  const [crop, setCrop] = useState(() => largestPart(extent, ratio));
  const [alts, setAlts] = useState<AltTexts>({ alt_en: known?.alt_en ?? '', alt_es: known?.alt_es ?? '' });
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<Exclude<UploadOutcome, { kind: 'kept' }> | null>(null);
  const sending = useRef<AbortController | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const issues = isChecked ? checkAltTexts(alts) : [];
  useEffect(() => () => sending.current?.abort(), []);

  const start = async () => {
    setChecked(true);
    setFailure(null);
    const [wrong] = checkAltTexts(alts);
    if (wrong) return fields.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
    const controller = new AbortController();
    sending.current = controller;
    setSent(0);
    const outcome = await send({ bytes, crop, ...alts }, { signal: controller.signal, onProgress: setSent });
    setSent(null);
    if (controller.signal.aborted) return;
    if (outcome.kind === 'kept') onKept(outcome.picture);
    else setFailure(outcome);
  };
  const cancel = () => {
    sending.current?.abort();
    if (sent === null) onCancel();
  };
  return (
    <div className="grid gap-5">
      <Cropper url={url} extent={extent} crop={crop} onChange={setCrop} ratio={ratio} />
      <div ref={fields} className="grid gap-4 sm:grid-cols-2">
        {(['alt_en', 'alt_es'] as const).map((name) => (
          <AltText
            key={name}
            name={name}
            label={name === 'alt_en' ? texts.altEn : texts.altEs}
            value={alts[name]}
            issue={issues.find(({ field }) => field === name)}
            onChange={(text) => setAlts({ ...alts, [name]: text })}
          />
        ))}
      </div>
      {failure && (
        <Banner tone="bad" live>
          {failure.kind === 'refused' ? failure.says : texts.unanswered}
        </Banner>
      )}
      {sent !== null && (
        <div className="grid gap-1.5">
          <progress
            className="w-full"
            style={{ accentColor: 'var(--color-accent-fill)' }}
            max={1}
            value={sent < 1 ? sent : undefined}
            aria-label={texts.progress}
          />
          <p role="status" className="text-small text-soft">
            {sent < 1 ? texts.sending : texts.working}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={start} busy={sent !== null} busyLabel={texts.uploading}>
          {texts.upload}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

type AltTextProps = {
  name: keyof AltTexts;
  label: string;
  value: string;
  issue: ReturnType<typeof checkAltTexts>[number] | undefined;
  onChange: (text: string) => void;
};

function AltText({ name, label, value, issue, onChange }: AltTextProps) {
  const texts = useTexts('staff').pictures;
  const issueText = useIssueText();
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        lang={name === 'alt_en' ? 'en' : 'es'}
        className="field-box"
        value={value}
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${hintId} ${errorId}` : hintId}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter would send the form around it, without the picture.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <FieldNotes hint={texts.altHint} hintId={hintId} error={issue && issueText(issue)} errorId={errorId} />
    </div>
  );
}
