import { useQueryClient } from '@tanstack/react-query';
import { catalogueAddress } from '@traslado/domain/access/menu';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { SelectBox } from '../../components/select-box.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import { rememberLabels } from '../catalogues/use-labels.ts';
import type { Configuration } from './use-attached.ts';

type AttachProps = {
  /** Of a stored restriction. */
  id: number | null;
  label: string;
  configurations: readonly Configuration[];
  canChange: boolean;
};

/** The way into force: operation configurations of a resort, in the bulk change with its preview; a colleague where the right is missing. */
export function AttachRestriction({ id, label, configurations, canChange }: AttachProps) {
  const { restriction: texts } = useTexts('staff').rules;
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const resorts = [...new Set(configurations.map(({ resort }) => resort))].sort();
  const [chosen, choose] = useState(resorts.length === 1 ? resorts[0] : '');
  const resortId = useId();
  const list = (
    <Link href={catalogueAddress(operationConfigurations.name)} className="underline underline-offset-4">
      {texts.configurations}
    </Link>
  );
  if (!canChange)
    return (
      <p className="mt-3 text-small">
        {texts.colleague} {list}
      </p>
    );
  if (id === null)
    return (
      <p className="mt-3 text-small">
        {texts.afterwards} {list}
      </p>
    );
  const ofResort = configurations.filter(
    ({ resort, restriction }) => resort === chosen && restriction !== id,
  );
  // A configuration names one restriction: another one is not taken from it.
  const free = ofResort.filter(({ restriction }) => restriction === null);
  const taken = ofResort.filter(({ restriction }) => restriction !== null);
  // Restrictions of several configurations add up: one of the whole day beside the taken one closes no hours.
  const besideOf = ({ description, segment_id, property_id }: Configuration) =>
    `${rowAddress(operationConfigurations, 'new')}?${new URLSearchParams({
      description: texts.second(description, label).slice(0, operationConfigurations.fields.description.max),
      segment_id: `${segment_id}`,
      property_id: `${property_id}`,
      restriction_id: `${id}`,
    })}`;
  const nameIt = () =>
    rememberLabels(queries, operationConfigurations.name, { restriction_id: { [id]: label } });
  const attach = () => {
    nameIt();
    navigate(rowAddress(operationConfigurations, 'bulk'), {
      state: { ids: free.map((one) => one.id), set: { restriction_id: id } },
    });
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3 border-line border-t-2 pt-4">
      <label htmlFor={resortId} className="font-semibold text-small">
        {texts.resort}
      </label>
      <div className="w-full max-w-80">
        <SelectBox
          id={resortId}
          className="field-box"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{texts.choose}</option>
          {resorts.map((resort) => (
            <option key={resort}>{resort}</option>
          ))}
        </SelectBox>
      </div>
      {free.length > 0 && (
        <>
          <p className="text-small text-soft">{texts.keeps}</p>
          <Button variant="secondary" onClick={attach}>
            {texts.attach(free.length)}
          </Button>
        </>
      )}
      {chosen !== '' && (free.length === 0 || taken.length > 0) && (
        <p className="text-small text-soft">
          {taken.length > 0 ? texts.taken(taken.length) : texts.allAttached}
        </p>
      )}
      {taken.map((one) => (
        <Link
          key={one.id}
          href={besideOf(one)}
          onClick={nameIt}
          className="text-small underline underline-offset-4"
        >
          {texts.add(one.description)}
        </Link>
      ))}
      {list}
    </div>
  );
}
