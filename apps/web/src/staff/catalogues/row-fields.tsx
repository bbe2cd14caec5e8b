import type { Field } from '@traslado/domain/catalogues/definition';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useFormContext } from '../../components/form-context.ts';
import { issueAt } from '../../components/form-store.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { enterField } from '../frame/use-first-field.ts';
import { formPartsOf, isNumber } from './form-parts.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';

/** The part that only the group's systems read: folded until a field of it is wrong. */
const FOLDED = 'group';

type RowFieldsProps = {
  screen: AnyScreen;
  /** Fields that do not apply. */
  leftOut?: readonly string[];
  /** The tab whose fields are shown; all of them where it is left out. */
  tab?: string;
  field: (name: string, field: Field) => ReactNode;
};

/** All fields of a row: those that belong together in a line, the parts of a long row under headings to jump to. */
export function RowFields({ screen, leftOut = [], tab, field: show }: RowFieldsProps) {
  const { sections } = useCatalogueWords(screen.definition);
  const { jumps } = useTexts('staff').lists.form;
  const { errors } = useFormContext().formState;
  const prefix = useId();
  const parts = formPartsOf(screen.definition, leftOut).filter(
    (part) => tab === undefined || part.tab === tab,
  );
  const headingOf = (section: string) => sections[section] ?? section;
  const idOf = (section: string | null) => `${prefix}-${section ?? 'first'}`;
  const named = parts.flatMap(({ section }) => (section === null ? [] : [section]));
  return (
    <>
      {named.length > 1 && (
        <nav aria-label={jumps} className="form-jumps">
          {named.map((section, at) => (
            <a
              key={section}
              href={`#${idOf(section)}`}
              data-key={at + 1}
              aria-keyshortcuts={String(at + 1)}
              className="row-link text-small"
              onClick={(event) => {
                event.preventDefault();
                enterField(document.getElementById(idOf(section)));
              }}
            >
              {headingOf(section)}{' '}
              <span className="key" aria-hidden="true">
                {at + 1}
              </span>
            </a>
          ))}
        </nav>
      )}
      {parts.map(({ section, lines }) => {
        const inputs = lines.map((fields) =>
          fields.length > 1 ? (
            <div
              key={fields[0]?.[0]}
              className={classNames(
                'grid items-start gap-x-6 gap-y-5',
                fields.some(([, one]) => isNumber(one)) ? 'grid-cols-2 sm:grid-cols-4' : 'sm:grid-cols-2',
              )}
            >
              {fields.map(([name, field]) => show(name, field))}
            </div>
          ) : (
            fields.map(([name, field]) => show(name, field))
          ),
        );
        const isWrong = lines.some((fields) => fields.some(([name]) => issueAt(errors, name)));
        return section === FOLDED ? (
          <details key={section} open={isWrong} className="border-line border-t-2 pt-5">
            <summary className="font-semibold">{headingOf(section)}</summary>
            <div className="mt-5 grid gap-5">{inputs}</div>
          </details>
        ) : (
          <section
            key={section ?? ''}
            id={idOf(section)}
            aria-label={section === null ? undefined : headingOf(section)}
            className="form-part grid gap-5"
          >
            {section !== null && (
              <h2 className="border-line border-t-2 pt-5 text-heading">{headingOf(section)}</h2>
            )}
            {inputs}
          </section>
        );
      })}
    </>
  );
}
