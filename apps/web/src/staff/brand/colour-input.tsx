import { HOUSE } from '@traslado/domain/brand/colours';
import { brand } from '@traslado/domain/catalogues/brand';
import { COLOUR } from '@traslado/domain/catalogues/text-forms';
import { useFieldValue } from '../../components/form-context.ts';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';

/** The colour without a choice. */
function houseColour(name: string): string {
  const theme = HOUSE[name.endsWith('_dark') ? 'dark' : 'light'];
  return name.startsWith('deep') ? theme.lagoon : theme.accent;
}

/** A colour as text, beside the browser's own choice of colours. */
export function ColourInput({ name }: { name: string }) {
  const { labels, hints } = useCatalogueWords(brand);
  const { form } = useTexts('staff').lists;
  const { value, onChange } = useFieldValue(name);
  const typed = COLOUR.tidy(String(value ?? '').trim());
  return (
    <div className="grid grid-cols-[minmax(0,20rem)_auto] items-start gap-3">
      <TextField
        name={name}
        hint={hints[name]}
        optional
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        type="color"
        aria-label={form.pickColour(labels[name] ?? name)}
        value={COLOUR.isRight(typed) ? typed : houseColour(name)}
        onChange={(event) => onChange(event.target.value)}
        className="size-12 cursor-pointer rounded-md border-[1.5px] border-control bg-surface p-1"
        style={{ marginTop: '1.85rem' }}
      />
    </div>
  );
}
