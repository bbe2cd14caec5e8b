import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatHere } from '../frame/format-when.ts';
import type { BackendSystem } from './use-backends.ts';

type State = 'good' | 'bad' | 'odd' | 'quiet' | 'open';

const LOOKS: Readonly<Record<State, { mark: string; icon: IconName }>> = {
  good: { mark: 'text-good', icon: 'check' },
  odd: { mark: 'text-warn', icon: 'warning' },
  bad: { mark: 'text-bad', icon: 'error' },
  open: { mark: 'text-bad', icon: 'error' },
  quiet: { mark: 'text-soft', icon: 'clock' },
};

function stateOf({ breaker, calls, refused = [] }: BackendSystem): State {
  if (breaker === 'open') return 'open';
  const [last] = calls;
  if (!last) return 'quiet';
  if (!last.is_answered) return 'bad';
  const isOdd =
    refused.length > 0 || calls.some(({ odd }) => odd.some(({ outcome }) => outcome === 'refused'));
  return isOdd ? 'odd' : 'good';
}

/** One system: its state, the last of each call, and the parts that were not understood. */
export function SystemPart({ system }: { system: BackendSystem }) {
  const texts = useTexts('staff').backends;
  const locale = useLocale();
  const name = texts.systems[system.system] ?? system.system;
  const state = stateOf(system);
  const { mark, icon } = LOOKS[state];
  return (
    <section
      aria-label={name}
      className="mb-4 break-inside-avoid rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-heading">{name}</h3>
        <p className="break-all text-small text-soft">{system.host}</p>
      </header>
      <p className="mt-1 flex items-center gap-2">
        <Icon name={icon} className={classNames('shrink-0', mark)} />
        {texts.states[state]}
      </p>
      {system.read_at && (
        <p className="mt-1 text-small text-soft">
          {texts.parts.readAt}: {formatHere(system.read_at, locale)}
        </p>
      )}
      {system.refused && system.refused.length > 0 && <Refused records={system.refused} />}
      {system.calls.length > 0 && (
        <ul aria-label={texts.callsOf(name)} className="mt-4 divide-y divide-line border-line border-t">
          {system.calls.map((call) => (
            <CallLine key={call.call} call={call} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** So many stand open; a whole list of one fault is opened on purpose. */
const openAtMost = 3;

/** Records of the last reading that were left out, or that contradict themselves. */
function Refused({ records }: { records: NonNullable<BackendSystem['refused']> }) {
  const texts = useTexts('staff').backends;
  const { said } = texts;
  /** A finding begins with its call, or with its subject. */
  const about = (subject: string): string => {
    const [call = '', ...rest] = subject.split(' ');
    const name = texts.asked[call];
    return name ? [name, ...rest].join(' ') : said(subject);
  };
  const line = (one: (typeof records)[number]) => (
    <li key={JSON.stringify(one)} className="break-words py-1">
      <span className="font-semibold">{texts.parts.names[one.part] ?? one.part}</span>
      <span className="text-soft"> · {about(one.subject)}</span>
      <br />
      {texts.odd.line(said(one.path), said(one.expected), said(one.found))}
    </li>
  );
  const rest = records.slice(openAtMost);
  return (
    <div className="mt-3 rounded-md bg-sunk px-4 py-3 text-small">
      <p className="font-semibold text-warn">{texts.refused(records.length)}</p>
      <ul className="divide-y divide-line">{records.slice(0, openAtMost).map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1 text-soft underline underline-offset-4">
            {texts.moreRefused(rest.length)}
          </summary>
          <ul className="divide-y divide-line">{rest.map(line)}</ul>
        </details>
      )}
    </div>
  );
}

function CallLine({ call }: { call: BackendSystem['calls'][number] }) {
  const texts = useTexts('staff').backends;
  const locale = useLocale();
  const refused = call.odd.filter(({ outcome }) => outcome === 'refused');
  const bent = call.odd.filter(({ outcome }) => outcome === 'bent');
  return (
    <li className="py-3">
      <p className="break-all font-mono text-small">{call.call}</p>
      <p className="flex flex-wrap gap-x-4 text-small">
        <span className={call.is_answered ? undefined : 'font-semibold text-bad'}>
          {texts.outcome(call.outcome)}
        </span>
        {call.shape && <span className="text-soft">{texts.said(call.shape)}</span>}
        <span className="text-soft tabular-nums">{texts.ms(call.ms)}</span>
        <span className="text-soft">{formatHere(call.at, locale)}</span>
      </p>
      {refused.length > 0 && (
        <div className="mt-2 text-small">
          <p className="font-semibold text-warn">{texts.odd.refused}</p>
          <Places places={refused} />
        </div>
      )}
      {bent.length > 0 && (
        <details className="mt-1 text-small">
          <summary className="w-fit cursor-pointer py-1 text-soft underline underline-offset-4">
            {texts.odd.bent(bent.length)}
          </summary>
          <Places places={bent} />
        </details>
      )}
    </li>
  );
}

function Places({ places }: { places: BackendSystem['calls'][number]['odd'] }) {
  const { odd: texts, said } = useTexts('staff').backends;
  return (
    <ul className="list-disc pl-5">
      {places.map(({ path, expected, found, count }) => (
        <li key={`${path} ${expected} ${found}`} className="break-words">
          {texts.line(said(path), said(expected), said(found))}
          {count > 1 && <span className="text-soft"> · {texts.times(count)}</span>}
        </li>
      ))}
    </ul>
  );
}
