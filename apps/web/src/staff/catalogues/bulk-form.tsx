import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { SelectBox } from '../../components/select-box.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { bulkValuesOf, checkBulk, setOf } from './bulk-values.ts';
import { FieldInput } from './field-input.tsx';
import type { RowValues } from './row-values.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useIssueWords } from './use-issue-words.ts';

type BulkFormProps = {
  screen: AnyScreen;
  /** Values that stand there at first, as they are sent. */
  start?: Facts;
  onReady: (set: Facts) => Promise<void>;
};

/** The fields to set in all rows, with their values. The other fields stay as they are. */
export function BulkForm({ screen, start = {}, onReady }: BulkFormProps) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const texts = lists.bulk;
  const issues = useIssueWords(screen);
  const id = useId();
  const all = bulkFieldsOf(definition);
  const [chosen, setChosen] = useState<readonly string[]>(
    all.length === 1 ? all.map(([name]) => name) : Object.keys(start),
  );
  const check = useCallback(
    (values: RowValues) => checkBulk(definition, chosen, values),
    [definition, chosen],
  );
  const form = useIssueForm<RowValues>(check, bulkValuesOf(definition, start));
  const labelOf = (name: string) => words.labels[name] ?? name;
  const left = all.filter(([name]) => !chosen.includes(name));
  const add = (name: string) => {
    flushSync(() => setChosen([...chosen, name]));
    form.setFocus(name);
  };
  return (
    <MoreIssueTexts value={issues}>
      <Form
        form={form}
        name={texts.form}
        onValid={(values) => onReady(setOf(definition, chosen, values))}
        labels={Object.fromEntries(all.map(([name]) => [name, labelOf(name)]))}
        className="grid max-w-[40rem] gap-6"
      >
        {all
          .filter(([name]) => chosen.includes(name))
          .map(([name, field]) => (
            <div key={name} className="flex flex-wrap items-start gap-x-6 gap-y-1">
              <div className="min-w-0 flex-1 basis-72">
                {field.kind === 'flag' ? (
                  <SelectField
                    name={name}
                    label={words.columns[field.as.name] ?? labelOf(name)}
                    placeholder={lists.choose}
                    options={(['yes', 'no'] as const).map((value) => ({
                      value,
                      label: words.flags[name]?.[value] ?? value,
                    }))}
                  />
                ) : (
                  <FieldInput screen={screen} name={name} field={field} />
                )}
              </div>
              {all.length > 1 && (
                <Button
                  variant="quiet"
                  className="text-small sm:mt-7"
                  aria-label={texts.removeOf(labelOf(name))}
                  onClick={() => setChosen(chosen.filter((one) => one !== name))}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          ))}
        {left.length > 0 && (
          <div className="max-w-80">
            <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
              {chosen.length === 0 ? texts.field : texts.anotherField}
            </label>
            <SelectBox id={id} value="" className="field-box" onChange={(event) => add(event.target.value)}>
              <option value="">{lists.choose}</option>
              {left.map(([name]) => (
                <option key={name} value={name}>
                  {labelOf(name)}
                </option>
              ))}
            </SelectBox>
          </div>
        )}
        {chosen.length > 0 && (
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.checking}>
              {texts.look}
            </Button>
          </div>
        )}
      </Form>
    </MoreIssueTexts>
  );
}
