import type { Field } from '@traslado/domain/catalogues/definition';
import { type ReactNode, useId } from 'react';
import { useFormContext } from '../../components/form-context.ts';
import { issueAt } from '../../components/form-store.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { enterField } from '../frame/use-first-field.ts';
import { columnsOf, type FormPart, formPartsOf } from './form-parts.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { usePartInSight } from './use-part-in-sight.ts';

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
  const { jumps, general } = useTexts('staff').lists.form;
  const { errors } = useFormContext().formState;
  const prefix = useId();
  const { definition } = screen;
  const own = Object.keys(screen.inputs ?? {});
  const parts = formPartsOf(definition, leftOut, own).filter((part) => tab === undefined || part.tab === tab);
  const headingOf = (section: string | null) => (section === null ? general : (sections[section] ?? section));
  const idOf = (section: string | null) => `${prefix}-${section ?? 'first'}`;
  const open = parts.filter(({ section }) => section !== FOLDED);
  const here = usePartInSight(open.map(({ section }) => idOf(section)));
  const linesOf = (lines: FormPart['lines']) => (
    <div className="form-lines">
      {lines.map((fields) => (
        <div key={fields[0]?.[0]} className="form-line">
          {fields.map(([name, field]) => (
            <div key={name} data-columns={columnsOf(definition, name, field, own)}>
              {show(name, field)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
  return (
    <div className="form-parts">
      {open.length > 2 && (
        <nav aria-label={jumps} className="form-jumps">
          {open.map(({ section }, at) => (
            <a
              key={section}
              href={`#${idOf(section)}`}
              data-key={at + 1}
              aria-keyshortcuts={String(at + 1)}
              aria-current={here === idOf(section) ? 'location' : undefined}
              className="text-small"
              onClick={(event) => {
                event.preventDefault();
                const part = document.getElementById(idOf(section));
                part?.scrollIntoView();
                enterField(part, undefined, true);
              }}
            >
              {headingOf(section)}
            </a>
          ))}
        </nav>
      )}
      {parts.map(({ section, lines }) => {
        const isWrong = lines.some((fields) => fields.some(([name]) => issueAt(errors, name)));
        return section === FOLDED ? (
          <details key={section} open={isWrong} className="form-part">
            <summary className="font-semibold">{headingOf(section)}</summary>
            {linesOf(lines)}
          </details>
        ) : (
          <section
            key={section ?? ''}
            id={idOf(section)}
            aria-label={section === null ? undefined : headingOf(section)}
            className="form-part"
          >
            {parts.length > 1 && <h2 className="text-heading">{headingOf(section)}</h2>}
            {linesOf(lines)}
          </section>
        );
      })}
    </div>
  );
}
