import { ProblemError } from '@traslado/contract/client';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { factsOfWire, fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { FieldInput } from '../catalogues/field-input.tsx';
import { OpenSetProvider } from '../catalogues/open-set.tsx';
import { RowFields } from '../catalogues/row-fields.tsx';
import {
  checkValues,
  draftOf,
  factsOf,
  isChanged,
  type RowValues,
  valuesOf,
} from '../catalogues/row-values.ts';
import type { AnyScreen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useIssueWords } from '../catalogues/use-issue-words.ts';
import { setAddress, useKeep } from '../catalogues/use-keep.ts';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { useSetRow } from './use-change-sets.ts';

type KeptRow = NonNullable<ReturnType<typeof useSetRow>['data']>;

type KeptRowPageProps = {
  person: Person;
  set: number;
  row: number;
  screenOf: (name: string) => AnyScreen | null;
};

/** A row as a set has it, edited in the set. */
export function KeptRowPage({ set, row, screenOf }: KeptRowPageProps) {
  const texts = useTexts('staff').changeSets;
  const query = useSetRow(set, row);
  const { data, error } = query;
  const screen = data && screenOf(data.catalogue);
  const isGone = error instanceof ProblemError && error.problem.status === 404;
  return (
    <StaffPage
      title={texts.rewriting.title}
      lead={texts.rewriting.lead}
      back={{ href: setAddress(set), label: texts.backToSet }}
      wide
    >
      {isGone && <Banner tone="warn">{texts.rewriting.gone}</Banner>}
      {!isGone && <Loading query={query} texts={texts} className="h-80" />}
      {data && screen && (
        <OpenSetProvider id={set} definition={screen.definition}>
          <KeptRowForm set={set} kept={data} screen={screen} />
        </OpenSetProvider>
      )}
    </StaffPage>
  );
}

/** The label of each field; the box in which a label is typed has the same name. */
const labelsOf = (definition: Definition, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]) => {
      const label = words[name] ?? name;
      return [[name, label] as const, ...(field.kind === 'tags' ? [[draftOf(name), label] as const] : [])];
    }),
  );

function KeptRowForm({ set, kept, screen }: { set: number; kept: KeptRow; screen: AnyScreen }) {
  const { definition, Meaning } = screen;
  const { lists, changeSets } = useTexts('staff');
  const texts = changeSets.rewriting;
  const words = useCatalogueWords(definition);
  const issues = useIssueWords(screen);
  const keep = useKeep();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const said = factsOfWire(definition, kept.values);
  const check = useCallback((values: RowValues) => checkValues(definition, values), [definition]);
  const form = useIssueForm<RowValues>(check, valuesOf(definition, said));
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(isChanged(definition, values, said));
  const save = async (typed: RowValues) => {
    setFailure(null);
    const written = wireOf(definition, factsOf(definition, typed));
    const source = { kind: 'rewrite', catalogue: definition.name, id: kept.id, values: written } as const;
    const outcome = await keep(set, source, 'stop');
    if ('why' in outcome) return setFailure(outcome.why || lists.form.notSaved);
    notify(texts.saved, 'good');
    await release();
    navigate(setAddress(set));
  };
  return (
    <MoreIssueTexts value={issues}>
      <Form
        form={form}
        name={texts.title}
        onValid={save}
        onInvalid={() => setFailure(null)}
        labels={labelsOf(definition, words.labels)}
      >
        <div className="grid max-w-[52rem] gap-6">
          <FailureOf failure={failure} />
          <RowFields
            screen={screen}
            field={(name, field) => <FieldInput key={name} screen={screen} name={name} field={field} />}
          />
          {Meaning && (
            <section aria-labelledby="meaning" aria-live="polite">
              <h2 id="meaning" className="mb-3 text-heading">
                {lists.form.meaning}
              </h2>
              <Meaning facts={factsOf(definition, values)} id={kept.is_new ? null : kept.id} />
            </section>
          )}
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={lists.form.saving}>
            {texts.save}
          </Button>
          <LinkButton href={setAddress(set)} variant="quiet">
            {lists.form.cancel}
          </LinkButton>
        </div>
      </Form>
      {question}
    </MoreIssueTexts>
  );
}
