import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { factsOfWire, fieldsOf, newFacts, wireOf } from '@traslado/domain/catalogues/facts';
import { useCallback, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { Tabs } from '../../components/tabs.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { JUST_SAVED } from '../frame/just-saved.ts';
import { SubmitKey } from '../frame/submit-key.tsx';
import { AMOUNTS, useFirstField } from '../frame/use-first-field.ts';
import { isAboutPrices } from '../session/unusual-prices.ts';
import { Beside } from './beside.tsx';
import { type Failure, FailureBanner } from './broken-prices.tsx';
import { DeleteRow } from './delete-row.tsx';
import { FieldInput } from './field-input.tsx';
import { KeepButton } from './keep-button.tsx';
import { listAddress, rowAddress } from './list-shape.ts';
import { leftBehind } from './one-language.ts';
import { useOpenSet } from './open-set.tsx';
import { RowFields } from './row-fields.tsx';
import { checkValues, draftOf, factsOf, isChanged, type RowValues, valuesOf } from './row-values.ts';
import { savedState } from './saved-row.ts';
import type { AnyScreen } from './screen.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { PREVIEW, useFormTab } from './use-form-tab.ts';
import { useIssueWords } from './use-issue-words.ts';
import { type KeepSource, setAddress, useKeep } from './use-keep.ts';
import { useKnownFacts } from './use-known-facts.ts';
import { useTitle } from './use-labels.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useLeftOut } from './use-left-out.ts';
import { useRowWrites } from './use-row-writes.ts';
import { useDifferences } from './use-value-text.ts';

type RowEditorProps = {
  screen: AnyScreen;
  row: AnyRow | null;
  /** First values of a new row, where an address gave them. */
  start?: Facts;
  /** The row, by its number in the catalogue, that the open set has with the first values. */
  kept?: { readonly id: number; readonly is_new: boolean };
};

type RowSaving = {
  screen: AnyScreen;
  base: AnyRow | null;
  kept: RowEditorProps['kept'];
  form: FormHandle<RowValues>;
  release: () => Promise<void>;
  setNewer: (newer: AnyRow) => void;
  setFailure: (failure: Failure | null) => void;
};

/** Writes the row, or stores its values in a set. */
function useRowSaving({ screen, base, kept: rewritten, form, release, setNewer, setFailure }: RowSaving) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const added = screen.useAdded?.();
  const { lists, changeSets } = useTexts('staff');
  const { form: texts } = lists;
  const titleOf = useTitle(definition);
  const [, navigate] = useLocation();
  const { create, update } = useRowWrites(definition);
  const keep = useKeep();
  const open = useOpenSet();
  const leaveFor = async (address: string, state?: object) => {
    await release();
    navigate(address, { state });
  };
  const goOn = (done: string, one: AnyRow) => {
    notify(done, 'good', titleOf(one));
    return leaveFor(listAddress(definition), JUST_SAVED);
  };
  const sourceOf = (typed: RowValues): KeepSource => {
    const { id = null, version = null } = base ?? {};
    const values = wireOf(definition, factsOf(definition, typed));
    const catalogue = definition.name;
    if (rewritten) return { kind: 'rewrite', catalogue, id: rewritten.id, values };
    return { kind: 'row', catalogue, id, version, values };
  };
  const save = async (typed: RowValues) => {
    setFailure(null);
    if (open) {
      const kept = await keep(open.id, sourceOf(typed), 'stop');
      if ('why' in kept) return setFailure(kept.why || texts.notSaved);
      notify(changeSets.rewriting.saved, 'good');
      return leaveFor(setAddress(open.id));
    }
    const facts = factsOf(definition, typed);
    const outcome = base ? await update(base, facts) : await create(facts);
    if (outcome.kind === 'saved') {
      const { row } = outcome;
      if (!base && added !== undefined) {
        notify(added, 'info', titleOf(row));
        return leaveFor(rowAddress(definition, row.id));
      }
      const canUndo = base !== null && row.version > base.version;
      return leaveFor(listAddress(definition), savedState({ row, isNew: base === null, canUndo, was: base }));
    }
    if (outcome.kind === 'stale') return setNewer(outcome.newer);
    if (outcome.kind === 'broken') return setFailure(outcome.prices);
    if (outcome.kind === 'refused' && outcome.code === 'change_set.needed')
      return setFailure(changeSets.keep.needed);
    if (outcome.kind === 'refused' && isAboutPrices(outcome.code)) return setFailure(lists.unusual.unsaved);
    if (outcome.kind !== 'wrong') return setFailure(outcome.kind === 'gone' ? words.gone : texts.notSaved);
    for (const { field, code } of outcome.issues)
      form.control.setIssue({ field: field.replace(/\.\d+$/, ''), code });
  };
  /** The typed values, to be stored in a set; null where they are not possible. */
  const keepable = async (): Promise<KeepSource | null> => {
    const typed: RowValues[] = [];
    await form.handleSubmit((values) => {
      typed.push(values);
    })();
    return typed.map(sourceOf)[0] ?? null;
  };
  return { goOn, save, keepable };
}

/** The label of each field; a text that becomes a tag has that of its list. */
const labelsOf = (definition: AnyScreen['definition'], labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]) => {
      const label = labels[name] ?? name;
      return [[name, label] as const, ...(field.kind === 'tags' ? [[draftOf(name), label] as const] : [])];
    }),
  );

const NO_LABELS = {};
const useNoLabels = () => NO_LABELS;

/** Adds a row, or changes the one that was opened. A form that is filled for a set writes into the set. */
export function RowEditor({ screen, row, start, kept }: RowEditorProps) {
  const { definition, Meaning, Preview, useFieldLabels = useNoLabels } = screen;
  const words = useCatalogueWords(definition);
  const { lists, changeSets } = useTexts('staff');
  const { form: texts } = lists;
  const issues = useIssueWords(screen);
  const titleOf = useTitle(definition);
  const open = useOpenSet();
  const differencesOf = useDifferences(screen);
  /** The base of the changes. */
  const [base, setBase] = useState(row);
  const [newer, setNewer] = useState<AnyRow | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const formId = useId();
  const isNew = row === null && !kept;
  useFirstField(formId, isNew ? {} : { of: AMOUNTS });
  const said = (one: AnyRow | null) => (one ? factsOfWire(definition, one) : newFacts(definition));
  const check = useCallback((values: RowValues) => checkValues(definition, values), [definition]);
  const first = { ...said(row), ...start };
  const form = useIssueForm<RowValues>(check, valuesOf(definition, first));
  const values = useWatch({ control: form.control });
  useKnownFacts(definition, form.control, { isNew, values });
  const hasChanges = isChanged(definition, values, kept ? first : said(base));
  const { question, release } = useLeaveGuard(hasChanges);
  const behind = (base ? leftBehind(definition, said(base), factsOf(definition, values)) : []).map(
    (name) => words.labels[name] ?? name,
  );
  const ownLabels = useFieldLabels(factsOf(definition, values));
  const leftOut = useLeftOut(screen, values, form.control);

  const { tabs, tab, choose } = useFormTab(screen, form.control);
  const fieldsOfTab = (id?: string) => (
    <RowFields
      screen={screen}
      leftOut={leftOut}
      {...(id !== undefined && { tab: id })}
      field={(name, field) => (
        <FieldInput key={name} screen={screen} name={name} field={field} id={base?.id ?? null} />
      )}
    />
  );
  const { goOn, save, keepable } = useRowSaving({ screen, base, kept, form, release, setNewer, setFailure });
  const goOnWith = (saved: AnyRow) => {
    setBase(saved);
    setNewer(null);
  };
  return (
    <MoreIssueTexts value={issues}>
      <Form
        id={formId}
        form={form}
        name={base ? titleOf(base) : kept ? changeSets.rewriting.title : words.add}
        onValid={save}
        onInvalid={() => setFailure(null)}
        labels={labelsOf(definition, { ...words.labels, ...ownLabels })}
      >
        <div
          className={classNames(
            'grid items-start gap-x-6 gap-y-6',
            (Meaning || Preview) && 'wide:grid-cols-[minmax(0,1fr)_26rem]',
          )}
        >
          <div className="grid gap-6">
            {failure && <FailureBanner failure={failure} />}
            {tab === null ? (
              fieldsOfTab()
            ) : (
              <Tabs
                label={texts.jumps}
                chosen={tab}
                onChange={choose}
                tabs={tabs.map((id) => ({
                  id,
                  label: words.tabs[id] ?? texts.preview,
                  panel:
                    id === PREVIEW && Preview ? (
                      <>
                        <h2 className="visually-hidden">{texts.preview}</h2>
                        <Preview facts={factsOf(definition, values)} />
                      </>
                    ) : (
                      fieldsOfTab(id)
                    ),
                }))}
              />
            )}
          </div>
          <Beside
            hasPreview={!tabs.includes(PREVIEW)}
            screen={screen}
            facts={factsOf(definition, values)}
            id={base?.id ?? (kept?.is_new === false ? kept.id : null)}
          />
        </div>
        <p role="status" className="mt-5 text-small text-soft">
          {behind.length > 0 && texts.otherLanguage(behind)}
        </p>
        <div className="form-bar bar-in-sight">
          <div className="form-saves bar-in-sight">
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.saving}>
              {open ? changeSets.rewriting.save : base ? words.form.save : words.form.create}
            </Button>
            <SubmitKey />
            {!open && <KeepButton source={keepable} onKept={release} />}
          </div>
          <LinkButton href={open ? setAddress(open.id) : listAddress(definition)} variant="quiet">
            {texts.cancel}
          </LinkButton>
          <span role="status" className="text-small text-soft">
            {[hasChanges && texts.unsaved, screen.isLive && !open && changeSets.keep.atOnce]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {base && (
            <Button variant="quiet" className="form-delete" onClick={() => setDeleting(true)}>
              {words.form.delete}
            </Button>
          )}
        </div>
      </Form>
      {base && isDeleting && (
        <DeleteRow
          screen={screen}
          row={base}
          onClose={() => setDeleting(false)}
          onStale={(saved) => {
            setDeleting(false);
            setNewer(saved);
          }}
          onDeleted={() => void goOn(texts.deleted, base)}
        />
      )}
      {base && newer && (
        <StaleDialog
          by={newer.updated_by_name}
          differences={differencesOf(said(base), said(newer))}
          onMine={() => goOnWith(newer)}
          onTheirs={() => {
            form.reset(valuesOf(definition, said(newer)));
            goOnWith(newer);
          }}
        />
      )}
      {question}
    </MoreIssueTexts>
  );
}
