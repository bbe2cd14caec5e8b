import { useQueryClient } from '@tanstack/react-query';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { checkFacts, newFacts } from '@traslado/domain/catalogues/facts';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import { rowAddress } from '../catalogues/list-shape.ts';
import { useTitle } from '../catalogues/use-labels.ts';
import { useRowWrites } from '../catalogues/use-row-writes.ts';
import type { Person } from '../session/use-profile.ts';
import { type HomeAnswer, homeKey } from './use-home.ts';

export type Step = NonNullable<HomeAnswer['setup']>[number];

/** The way to do a step: its page, or one press where all that the form asks for is known. Null without the permission. */
export function SetupAction({ step: { step, gap }, person }: { step: Step; person: Person }) {
  const texts = useTexts('staff').setup;
  const addsStays =
    person.permissions.includes('stays:change') && person.menu.some(({ id }) => id === 'stays');
  const to = (href: string, label: string) => (
    <LinkButton href={href} variant="secondary">
      {label}
      <span className="visually-hidden">: {texts.steps[step]}</span>
    </LinkButton>
  );
  if (step === 'booking') return to(PATHS.home, texts.go);
  if (step === 'stay') return addsStays ? to('/admin/stays/new', texts.addStay) : null;
  const target = gap?.target;
  const definition = ALL_CATALOGUES.find(({ name }) => name === target?.catalogue);
  if (!definition || !target) return null;
  if (target.id !== 'new') return to(rowAddress(definition, target.id), texts.go);
  const facts = { ...newFacts(definition), ...target.start };
  const isWhole = Object.keys(target.start).length > 0 && checkFacts(definition, facts).length === 0;
  const start = new URLSearchParams(
    Object.entries(target.start).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const address = `${rowAddress(definition, 'new')}${start.size > 0 ? `?${start}` : ''}`;
  return isWhole ? <AddRow definition={definition} facts={facts} address={address} /> : to(address, texts.go);
}

type AddRowProps = { definition: Definition; facts: Facts; address: string };

function AddRow({ definition, facts, address }: AddRowProps) {
  const texts = useTexts('staff').setup;
  const { create } = useRowWrites(definition);
  const titleOf = useTitle(definition);
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const add = async () => {
    const outcome = await create(facts);
    if (outcome.kind !== 'saved') return setFailed(true);
    notify(texts.added, 'good', titleOf(outcome.row));
    await queries.invalidateQueries({ queryKey: homeKey });
  };
  return (
    <>
      {hasFailed && <span role="alert">{texts.notAdded}</span>}
      <LinkButton href={address} variant="quiet">
        {texts.go}
      </LinkButton>
      <WorkButton variant="secondary" work={add}>
        {texts.add}
      </WorkButton>
    </>
  );
}
