import { REGION_NAME_MAX } from '@traslado/domain/forms/region-form';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { StaleDialog } from '../catalogues/stale-dialog.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { DeleteRegion } from './delete-region.tsx';
import { RegionMeaning } from './region-meaning.tsx';
import { checkRegionValues, isChanged, newRegion, type RegionValues, valuesOf } from './region-values.ts';
import { listAddress } from './regions-shape.ts';
import { TagEditor } from './tag-editor.tsx';
import { useRegionDifferences } from './use-region-differences.ts';
import { type Region, useRegionWrites } from './use-regions.ts';

/** Adds a region, or changes the one that was opened. */
export function RegionEditor({ region }: { region: Region | null }) {
  const texts = useTexts('staff').regions;
  const words = texts.form;
  const [, navigate] = useLocation();
  const { create, update } = useRegionWrites();
  const differencesOf = useRegionDifferences();
  /** What the changes are made on. */
  const [base, setBase] = useState(region);
  const [newer, setNewer] = useState<Region | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const form = useIssueForm<RegionValues>(checkRegionValues, valuesOf(region ?? newRegion));
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(isChanged(values, base ?? newRegion));

  const goOn = async (said: string, name: string) => {
    notify(said, 'good', name);
    await release();
    navigate(listAddress());
  };
  const save = async (typed: RegionValues) => {
    setFailure(null);
    const outcome = base ? await update(base.id, base.version, typed) : await create(typed);
    if (outcome.kind === 'saved') return goOn(base ? words.saved : words.created, outcome.region.name);
    if (outcome.kind === 'stale') return setNewer(outcome.newer);
    if (outcome.kind !== 'wrong') return setFailure(outcome.kind === 'gone' ? texts.gone : words.notSaved);
    for (const { field, code } of outcome.issues)
      form.control.setIssue({ field: field.replace(/\.\d+$/, ''), code });
  };
  const title = base ? base.name : texts.newTitle;
  return (
    <MoreIssueTexts value={texts.issues}>
      <Form
        form={form}
        name={title}
        onValid={save}
        onInvalid={() => setFailure(null)}
        labels={{
          name: words.name,
          allow_tags: words.allow,
          allow_draft: words.allow,
          deny_tags: words.deny,
          deny_draft: words.deny,
          active: words.active,
        }}
      >
        <div className="grid items-start gap-x-10 gap-y-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-6">
            {failure && (
              <Banner tone="bad" live>
                {failure}
              </Banner>
            )}
            <TextField name="name" hint={words.nameHint} maxLength={2 * REGION_NAME_MAX} autoComplete="off" />
            <TagEditor side="allow" />
            <TagEditor side="deny" />
            <Checkbox name="active">{words.active}</Checkbox>
          </div>
          <section
            aria-labelledby="meaning"
            aria-live="polite"
            className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7 wide:sticky wide:top-6"
          >
            <h2 id="meaning" className="mb-3 text-heading">
              {texts.meaning.title}
            </h2>
            <RegionMeaning region={values} />
          </section>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={words.saving}>
            {base ? words.save : words.create}
          </Button>
          <LinkButton href={listAddress()} variant="quiet">
            {words.cancel}
          </LinkButton>
          {base && (
            <Button variant="danger" className="sm:ml-auto" onClick={() => setDeleting(true)}>
              {words.delete}
            </Button>
          )}
        </div>
      </Form>
      {base && isDeleting && (
        <DeleteRegion
          region={base}
          onClose={() => setDeleting(false)}
          onStale={(saved) => {
            setDeleting(false);
            setNewer(saved);
          }}
          onDeleted={() => void goOn(words.deleted, base.name)}
        />
      )}
      {base && newer && (
        <StaleDialog
          by={newer.updated_by}
          differences={differencesOf(base, newer)}
          onMine={() => {
            setBase(newer);
            setNewer(null);
          }}
          onTheirs={() => {
            form.reset(valuesOf(newer));
            setBase(newer);
            setNewer(null);
          }}
        />
      )}
      {question}
    </MoreIssueTexts>
  );
}
