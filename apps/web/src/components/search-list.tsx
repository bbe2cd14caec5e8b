import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { ComboBoxOption } from './combo-box.tsx';
import { Icon } from './icon.tsx';
import { searchOptions } from './search-options.ts';

/** More would only be scrolled past. */
const SHOWN_AT_MOST = 40;

type SearchListProps = {
  label: string;
  options: readonly ComboBoxOption[];
  value: string;
  onChange: (id: string) => void;
  onBlur: () => void;
  invalid: boolean;
  describedBy: string | undefined;
  placeholder?: string;
};

/** The field and its list. Accents and case do not matter in what is typed. */
export function SearchList({
  label,
  options,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  placeholder,
}: SearchListProps) {
  const locale = useLocale();
  const texts = useTexts('components');
  const chosen = options.find((option) => option.id === value);
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const shown = useMemo(
    () => searchOptions(options, typed === chosen?.label ? '' : typed).slice(0, SHOWN_AT_MOST),
    [options, typed, chosen],
  );

  return (
    <I18nProvider locale={locale}>
      <ComboBox
        items={shown}
        inputValue={typed}
        onInputChange={setTyped}
        value={value || null}
        onChange={(id) => {
          onChange(id === null ? '' : String(id));
          setTyped(options.find((option) => option.id === id)?.label ?? typed);
        }}
        onBlur={onBlur}
        isInvalid={invalid}
        isRequired
        validationBehavior="aria"
        menuTrigger="focus"
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <Label className="mb-1.5 block w-fit font-semibold text-small">{label}</Label>
        <div className="relative">
          <Input className="field-box pr-14" autoComplete="off" {...(placeholder && { placeholder })} />
          <Button className="absolute top-1 right-1 grid size-11 place-items-center rounded-sm text-soft hover:bg-sunk">
            <Icon name="chevronDown" />
          </Button>
        </div>
        <Popover className="w-(--trigger-width) overflow-y-auto rounded-md border-[1.5px] border-control bg-surface p-1.5 shadow-dialog">
          <ListBox<ComboBoxOption>
            renderEmptyState={() => <p className="p-3 text-soft">{texts.comboBox.nothing}</p>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.label}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2 outline-none data-focused:bg-sunk data-selected:font-semibold"
              >
                <span>{option.label}</span>
                {option.detail && <span className="text-soft text-small">{option.detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
