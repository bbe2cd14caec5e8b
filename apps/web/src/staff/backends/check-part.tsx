import { checkRequired } from '@traslado/domain/forms/field';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { SystemPart } from './system-part.tsx';
import { type BackendCheck, checkBackends } from './use-backends.ts';

type Asked = { lastName: string; folio: string; flight: string };

const checkAsked = ({ lastName, folio }: Asked) => [
  ...checkRequired('lastName', lastName),
  ...checkRequired('folio', folio),
];

/** Asks every system about one stay, and lists the gaps of a sale. */
export function CheckPart() {
  const texts = useTexts('staff').backends.check;
  const form = useIssueForm<Asked>(checkAsked, { lastName: '', folio: '', flight: '' });
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [found, setFound] = useState<BackendCheck | null>(null);
  const run = async (values: Asked) => {
    if (state === 'busy') return;
    setState('busy');
    try {
      setFound(await checkBackends(values));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <section aria-labelledby="check" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="check" className="text-heading">
        {texts.title}
      </h2>
      <p className="max-w-prose text-soft">{texts.text}</p>
      <Form
        form={form}
        name={texts.form}
        labels={texts.labels}
        onValid={(values) => void run(values)}
        className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
      >
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
          <TextField name="lastName" autoComplete="off" spellCheck={false} maxLength={80} />
          <TextField name="folio" autoComplete="off" spellCheck={false} maxLength={40} />
          <TextField name="flight" autoComplete="off" spellCheck={false} maxLength={10} />
        </div>
        <div className="mt-6">
          <Button type="submit" busy={state === 'busy'} busyLabel={texts.running}>
            {texts.run}
          </Button>
        </div>
      </Form>
      {state === 'failed' && <Banner tone="bad" title={texts.failed} live />}
      {found && state === 'idle' && <Found found={found} />}
    </section>
  );
}

export function Found({ found }: { found: BackendCheck }) {
  const texts = useTexts('staff').backends.check;
  const { systems, gaps, not_asked } = found;
  return (
    <>
      {gaps.length === 0 ? (
        <Banner tone="good" title={texts.whole} live />
      ) : (
        <Banner tone="bad" title={texts.missing} live>
          <ul className="list-disc pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{texts.gaps[gap] ?? gap}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div className="gap-4 wide:columns-2">
        {systems
          .filter(({ calls }) => calls.length > 0)
          .map((system) => (
            <SystemPart key={system.system} system={system} />
          ))}
      </div>
      {not_asked.length > 0 && (
        <Banner title={texts.notAsked}>
          <ul className="list-disc pl-5 font-mono text-small">
            {not_asked.map((call) => (
              <li key={call} className="break-all">
                {call}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
