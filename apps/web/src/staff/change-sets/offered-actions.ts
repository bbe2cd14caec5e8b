import type { OneSet } from './use-change-sets.ts';

/** In the order of the page. To the place of a pressed button comes the way back, never what goes live. */
const ACTIONS = [
  'ready',
  'draft',
  'unschedule',
  'publish',
  'approve',
  'schedule',
  'rename',
  'withdraw',
  'undo',
] as const;

export type Action = (typeof ACTIONS)[number];

type Facts = {
  readonly change_set: Pick<OneSet['change_set'], 'state' | 'rows' | 'approved_by' | 'batch'>;
  readonly viewer: Pick<OneSet['viewer'], 'change' | 'publish' | 'approve'>;
} & Pick<OneSet, 'needs_second' | 'needs_sets'>;

/** The actions that the viewer has on a set in its present state. */
export function offeredActions({ change_set: set, viewer, ...needs }: Facts): readonly Action[] {
  const { state } = set;
  const mayWrite = viewer.change === null;
  const mayPublish = viewer.publish === null;
  const isWaiting = state === 'ready' || state === 'scheduled';
  const offered: Readonly<Record<Action, boolean>> = {
    ready: mayWrite && (state === 'draft' || state === 'failed') && set.rows > 0,
    publish: isWaiting && mayPublish,
    approve: isWaiting && needs.needs_second && !set.approved_by && viewer.approve === null,
    schedule: state === 'ready' && mayPublish,
    unschedule: mayWrite && state === 'scheduled',
    draft: mayWrite && (isWaiting || state === 'failed'),
    rename: mayWrite && state === 'draft',
    withdraw: mayWrite && state !== 'published' && state !== 'withdrawn',
    undo: state === 'published' && set.batch !== null && mayWrite && !needs.needs_sets,
  };
  return ACTIONS.filter((action) => offered[action]);
}
