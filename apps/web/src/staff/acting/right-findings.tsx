import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { callApi } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { Card } from '../frame/card.tsx';
import { staffKey } from '../session/staff-session.ts';
import { outcomeOf } from './ask-acting.ts';

type Finding = CallAnswer<'getDataToFix'>['findings'][number];

/** Words for a finding, with its ride. */
export function useFindingName(): (finding: Finding) => string {
  const texts = useTexts('staff').data;
  return ({ kind, direction }) =>
    direction ? `${texts.ride[direction]}: ${texts.kinds[kind]}` : texts.kinds[kind];
}

/** Acts on a finding and shows the booking anew; the answer is null on success, else the reason. */
function useFindingDeed(): (work: () => Promise<unknown>) => Promise<string | null> {
  const queries = useQueryClient();
  return async (work) => {
    const outcome = await outcomeOf(work);
    await queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
    if (outcome.kind === 'answered') return null;
    return outcome.kind === 'refused' ? outcome.text : '';
  };
}

/** Accepts a finding as right, with a note. */
export function MarkRight({ id, finding }: { id: number; finding: Finding }) {
  const { right: texts } = useTexts('staff').data;
  const deed = useFindingDeed();
  const nameOf = useFindingName();
  const [isAsked, setAsked] = useState(false);
  const mark = (note: string) =>
    deed(() =>
      callApi('markFindingRight', {
        params: { id: String(id), finding: String(finding.id) },
        body: { note },
      }),
    );
  return (
    <>
      <Button
        variant="quiet"
        className="text-small"
        aria-label={`${texts.marks[finding.kind]}: ${nameOf(finding)}`}
        onClick={() => setAsked(true)}
      >
        {texts.marks[finding.kind]}
      </Button>
      {isAsked && (
        <AskNote
          words={{ ...texts.ask, text: `${nameOf(finding)}. ${texts.ask.text}` }}
          work={mark}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

type RightOnesProps = {
  id: number;
  findings: readonly Finding[];
  zone: string;
  mayAct: boolean;
};

/** Accepted findings, with person and note, and a way to withdraw that. */
export function RightOnes({ id, findings, zone, mayAct }: RightOnesProps) {
  const { right: texts } = useTexts('staff').data;
  const locale = useLocale();
  const nameOf = useFindingName();
  return (
    <Card id="right-findings" title={texts.title}>
      <p className="text-small text-soft">{texts.lead}</p>
      <ul className="mt-4 grid gap-3">
        {findings.map((finding) => (
          <li key={finding.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-semibold">{nameOf(finding)}</p>
              {finding.right && (
                <>
                  <p className="whitespace-pre-line text-small">{finding.right.note}</p>
                  <p className="text-caption text-soft">
                    {texts.by(finding.right.by, formatInstant(finding.right.at, zone, locale))}
                  </p>
                </>
              )}
            </div>
            {mayAct && <TakeBack id={id} finding={finding} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TakeBack({ id, finding }: { id: number; finding: Finding }) {
  const { right: texts } = useTexts('staff').data;
  const deed = useFindingDeed();
  const nameOf = useFindingName();
  const take = async () => {
    const failure = await deed(() =>
      callApi('takeFindingBack', { params: { id: String(id), finding: String(finding.id) } }),
    );
    notify(
      failure === null ? texts.takenBack : failure || texts.ask.notSaved,
      failure === null ? 'good' : 'bad',
    );
  };
  return (
    <WorkButton
      variant="quiet"
      className="text-small"
      aria-label={texts.takeBackOf(nameOf(finding))}
      busyLabel={texts.takingBack}
      work={take}
    >
      {texts.takeBack}
    </WorkButton>
  );
}
