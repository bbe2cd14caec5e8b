import { TAG_KINDS, TAG_VALUE_MAX, type TagKind } from '@traslado/domain/stay/regions';
import { type ComponentProps, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { FieldNotes } from '../../components/field-frame.tsx';
import { useField } from '../../components/form.tsx';
import { useFieldValue } from '../../components/form-context.ts';
import { Icon } from '../../components/icon.tsx';
import { SelectBox } from '../../components/select-box.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useIssueText } from '../../i18n/issue-text.ts';
import { draftOf } from '../catalogues/row-values.ts';
import { addTag } from './add-tag.ts';
import { TAG_LOOK, type TagSide } from './tag-list.tsx';
import { useTagLabel, useTagValues } from './tag-words.ts';

/** The list of tags that a region allows, or denies: a kind and a value are added as one, each can be taken out again. */
export function TagEditor({ side }: { side: TagSide }) {
  const texts = useTexts('staff').regions;
  const words = texts.form;
  const label = texts.labels[`${side}_tags`];
  const issueText = useIssueText();
  const labelOf = useTagLabel();
  const valuesOf = useTagValues();
  const { value: held, onChange: setTags } = useFieldValue(`${side}_tags`);
  const { value: opposite } = useFieldValue(side === 'allow' ? 'deny_tags' : 'allow_tags');
  const draftName = draftOf(`${side}_tags`);
  const { value: typed, onChange: setTyped } = useFieldValue(draftName);
  const field = useField(draftName);
  const whole = useField(`${side}_tags`);
  const [kind, setKind] = useState<TagKind>('COUNTRY');
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const chips = useRef<HTMLUListElement>(null);
  const kindId = useId();
  const tags = held as readonly string[];
  const draft = String(typed ?? '');
  const error = (wrong && issueText({ field: field.id, code: wrong })) ?? field.error ?? whole.error;

  const type = (value: string) => {
    setWrong(null);
    setTyped(value);
  };
  const add = () => {
    const lists = { own: tags, opposite: opposite as readonly string[] };
    const { tag, code } = addTag(side, { kind, value: draft }, lists);
    if (code !== undefined) return setWrong(code);
    setTags([...tags, tag]);
    type('');
    setSaid(words.added(labelOf(tag)));
    document.getElementById(field.id)?.focus();
  };
  const remove = (tag: string, index: number) => {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    // Before it goes, so that the focus never falls to the page.
    (buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(field.id))?.focus();
    setTags(tags.filter((one) => one !== tag));
    setWrong(null);
    setSaid(words.removed(labelOf(tag)));
  };
  const listed = valuesOf(kind);
  const hint = texts.valueHints[kind];
  const shared = {
    id: field.id,
    name: draftName,
    value: draft,
    className: 'field-box',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(field.hintId, error && field.errorId),
  };
  const look = TAG_LOOK[side];
  return (
    <fieldset className="rounded-lg border-[1.5px] border-line p-4 sm:p-5">
      <legend className="flex items-center gap-2 px-1 font-semibold text-heading">
        <Icon name={look.icon} className={look.mark} />
        {label}
      </legend>
      <p className="text-small text-soft">{texts.hints[`${side}_tags`]}</p>
      <Chips side={side} tags={tags} chips={chips} onRemove={remove} />
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <div>
          <label htmlFor={kindId} className="mb-1.5 block font-semibold text-small">
            {words.kind}
          </label>
          <Select
            id={kindId}
            value={kind}
            className="field-box"
            onChange={(value) => {
              setKind(TAG_KINDS.find((one) => one === value) ?? kind);
              type('');
            }}
            options={TAG_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          />
        </div>
        <div>
          <label htmlFor={field.id} className="mb-1.5 block font-semibold text-small">
            {words.value}
          </label>
          {listed ? (
            <Select {...shared} onChange={type} options={[{ value: '', label: words.choose }, ...listed]} />
          ) : (
            <ValueInput {...shared} onChange={type} onAdd={add} />
          )}
        </div>
        <Button variant="secondary" icon="plus" onClick={add} aria-label={`${words.add}: ${label}`}>
          {words.add}
        </Button>
      </div>
      <FieldNotes hint={hint} hintId={field.hintId} error={error} errorId={field.errorId} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

type ChipsProps = {
  side: TagSide;
  tags: readonly string[];
  chips: Ref<HTMLUListElement>;
  onRemove: (tag: string, index: number) => void;
};

/** The tags of the list, each with its way out. */
function Chips({ side, tags, chips, onRemove }: ChipsProps) {
  const words = useTexts('staff').regions.form;
  const labelOf = useTagLabel();
  if (tags.length === 0) return <p className="mt-3 text-small text-soft">{words.noTags}</p>;
  return (
    <ul ref={chips} className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag, index) => (
        <li
          key={tag}
          className={classNames('inline-flex items-center rounded-full pl-4 text-small', TAG_LOOK[side].chip)}
        >
          <span className="[overflow-wrap:anywhere]">{labelOf(tag)}</span>
          <button
            type="button"
            aria-label={words.remove(labelOf(tag))}
            onClick={() => onRemove(tag, index)}
            onKeyDown={(event) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              onRemove(tag, index);
            }}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
          >
            <Icon name="close" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type ValueInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  onChange: (value: string) => void;
  onAdd: () => void;
};

const ValueInput = ({ onChange, onAdd, ...input }: ValueInputProps) => (
  <input
    {...input}
    type="text"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={2 * TAG_VALUE_MAX}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onAdd();
    }}
  />
);

type SelectProps = {
  id: string;
  value: string;
  className: string;
  onChange: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
};

function Select({ onChange, options, ...select }: SelectProps) {
  return (
    <SelectBox {...select} onChange={(event) => onChange(event.target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}
