import { useState } from 'react';
import { afterPress } from '../components/after-press.ts';
import { useFormContext, useWatch } from '../components/form-context.ts';
import { TextField } from '../components/text-field.tsx';

/** Finds slips; fetched when the field has the focus. */
const loadLikely = () => import('@traslado/domain/contact/likely-email');

type EmailFieldProps = {
  name: string;
  hint: string | undefined;
  /** May stay empty. */
  optional: boolean;
  /** "Did you mean ana@gmail.com?" */
  didYouMean: (address: string) => string;
};

/** An e-mail address. A probable slip is asked about in place of the hint once the field is left; the typed address stays unless the guest takes the other. */
export function EmailField({ name, hint, optional, didYouMean }: EmailFieldProps) {
  const { control, setValue, setFocus } = useFormContext();
  const typed = String(useWatch({ control, name }) ?? '');
  const [left, setLeft] = useState<{ typed: string; likely: string | null } | null>(null);
  const likely = left?.typed === typed ? left.likely : null;
  const question = likely && (
    <button
      type="button"
      className="text-left font-semibold text-ink underline underline-offset-4"
      onClick={() => {
        setValue(name, likely);
        setFocus(name);
      }}
    >
      {didYouMean(likely)}
    </button>
  );
  return (
    <TextField
      name={name}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      hint={<span role="status">{question ?? hint}</span>}
      aria-required={optional ? undefined : true}
      onFocus={() => void loadLikely().catch(() => undefined)}
      onBlur={() =>
        loadLikely().then(
          ({ likelyEmail }) => afterPress(() => setLeft({ typed, likely: likelyEmail(typed) })),
          () => undefined,
        )
      }
    />
  );
}
