import type { Call } from '@traslado/contract/call';
import { waysOf } from '@traslado/domain/catalogues/belonging';
import { callTried, ofEachDeed, type TriedCall } from '../tried-calls.ts';
import type { Expected } from './person.ts';
import { thingOf } from './things.ts';

/** Answers to an administrator of other properties: about a row of properties where they do not work, and about a row of the whole group. */
const inCatalogues = ofEachDeed((definition, deed): Expected => {
  const ways = waysOf(definition);
  // An unreferenced row is of the whole group.
  const isOfAll = ways.every(({ kind }) => kind === 'users');
  switch (deed) {
    case 'list':
    case 'export':
    case 'file':
    case 'choices':
    // Of a file its lines are refused, of many rows each.
    case 'import':
    case 'bulk':
      return '2xx';
    case 'create':
      return ways.some(({ kind }) => kind === 'field') ? '400 field.invalid' : '403 scope.whole_group';
    case 'update':
    case 'delete':
      return isOfAll ? '403 scope.whole_group' : '404';
    case 'get':
    case 'uses':
    case 'history':
    // The row has the same values already.
    case 'restore':
    case 'undo':
      return isOfAll ? '2xx' : '404';
  }
});

/** True exceptions: calls whose answer there follows from neither their path nor their example. */
const exceptions: Partial<Record<TriedCall, Expected>> = {
  setAnswerTimes: '403 scope.whole_group',
  invitePerson: '403 scope.not_held',
  // A provider that nothing names is of the whole group.
  keepChanges: '403 scope.whole_group',
  approveChangeSet: '403 scope.whole_group',
  publishChangeSet: '403 scope.whole_group',
  // The property in whose zone it is to be published is not theirs.
  scheduleChangeSet: '400 field.invalid',
  // Their properties have no airport.
  getFlightWatch: '404',
  // Their own ends, whatever it is about.
  endLook: '2xx',
};

/** Fields of a request that say of which property it asks. */
const ofProperty = ['property', 'hotel', 'service'];

/** The answer to an administrator of other properties; undefined where it is that to one of all properties. */
export function elsewhereOf(name: TriedCall): Expected | undefined {
  const { route, example }: Call = callTried(name);
  const known = inCatalogues[name] ?? exceptions[name];
  if (known || (route.access !== 'staff' && !route.permission)) return known;
  const { elsewhere } = thingOf(name) ?? {};
  if (elsewhere) return typeof elsewhere === 'function' ? elsewhere(route) : elsewhere;
  const fields = { ...example.query, ...example.body };
  if (/\{(\w*(id|key)|hotel)\}/.test(route.path) || ofProperty.some((field) => field in fields)) return '404';
  return 'property_id' in fields ? '400 field.invalid' : undefined;
}
