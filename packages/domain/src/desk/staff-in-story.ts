import { event, type StoryEvent } from './story-event.ts';
import type { StoryFacts } from './story-facts.ts';

/** The finding stands before the note. */
export function ofRight({
  kind,
  note,
  at,
  by,
  takenBackAt,
  takenBackBy,
}: StoryFacts['rights'][number]): StoryEvent[] {
  const told = { kind: 'staff', source: 'staff', detail: kind } as const;
  return [
    event({ ...told, at, code: 'right', who: by, note }),
    ...(takenBackAt === null
      ? []
      : [event({ ...told, at: takenBackAt, code: 'right_taken_back', who: takenBackBy })]),
  ];
}

export const ofOpening = ({ at, by }: StoryFacts['openings'][number]): StoryEvent =>
  event({ at, kind: 'staff', code: 'opened', source: 'staff', who: by });

/** Its reason and the pages seen stand before its note. */
export function ofLook({ reason, note, by, startedAt, pages }: StoryFacts['looks'][number]): StoryEvent {
  return event({
    at: startedAt,
    kind: 'staff',
    code: 'looked',
    source: 'staff',
    who: by,
    detail: [reason, ...pages].join(' · '),
    note,
  });
}
