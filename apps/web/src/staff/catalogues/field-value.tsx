import { type Field, listNameOf, type Value } from '@traslado/domain/catalogues/definition';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { shortName } from './use-labels.ts';
import { useValueText } from './use-value-text.ts';

type FieldValueProps = {
  screen: AnyScreen;
  name: string;
  field: Field;
  value: Value;
  all?: boolean;
  id?: number;
};

/** A value of a row to be read: in the catalogue's own way, or as its kind is shown. */
export function FieldValue({ screen, name, field, value, all, id }: FieldValueProps) {
  const textOf = useValueText(screen);
  const { empties } = useCatalogueWords(screen.definition);
  const { empty } = useTexts('staff').lists.history;
  const Own = screen.cells?.[name];
  if (Own) return <Own value={value} {...(all && { all })} {...(id !== undefined && { id })} />;
  const text = textOf(name, field, value);
  if (text === '')
    return empties[name] ? (
      <span className="inline-block py-1 text-soft">{empties[name]}</span>
    ) : (
      <span className="no-value">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{empty}</span>
      </span>
    );
  if (field.kind === 'flag' && listNameOf(name, field) === 'status')
    return <FlagMark isOn={value === true} isOver={value !== true} text={text} />;
  const isNumber =
    field.kind === 'money' || field.kind === 'whole' || field.kind === 'decimal' || field.kind === 'date';
  return (
    <span
      {...(!isNumber && !all && { title: text })}
      className={classNames(
        'inline-block py-1 [overflow-wrap:anywhere]',
        isNumber && 'whitespace-nowrap tabular-nums',
        !isNumber && !all && 'cell-text',
      )}
    >
      {all ? text : shortName(field, text)}
    </span>
  );
}

/** One of the two states of a row; the usual one is the quieter. A row that is over steps back whole. */
export function FlagMark({ isOn, isOver, text }: { isOn: boolean; isOver?: boolean; text: string }) {
  return (
    <span className={classNames('flag-mark', isOn && 'is-usual', isOver && 'is-over')}>
      <span
        aria-hidden="true"
        className={classNames('size-2.5 rounded-full', isOn ? 'bg-good' : 'border-2 border-control')}
      />
      {text}
    </span>
  );
}
