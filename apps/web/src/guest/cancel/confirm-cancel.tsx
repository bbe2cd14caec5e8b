import type { Issue } from '@traslado/domain/forms/issue';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { CancelChoice, Cancellation } from './ask-cancellation.ts';

type ConfirmValues = { understood: boolean };

const check = ({ understood }: ConfirmValues): Issue[] =>
  understood ? [] : [{ field: 'understood', code: 'tick.missing' }];

type ConfirmCancelProps = {
  choice: CancelChoice;
  cancellation: Cancellation;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** The last word: the rides and the refund, ticked by hand before anything happens. */
export function ConfirmCancel({ choice, cancellation, isBusy, onYes, onNo }: ConfirmCancelProps) {
  const texts = useTexts('cancel');
  const words = texts.confirm;
  const locale = useLocale();
  const form = useIssueForm<ConfirmValues>(check, { understood: false });
  const notices: Readonly<Record<string, string>> = texts.preview.notices;
  const { refund } = cancellation;
  return (
    <Dialog onClose={onNo} title={words.title} closable={!isBusy}>
      <Form
        form={form}
        name={words.title}
        labels={{ understood: words.tickName }}
        onValid={onYes}
        className="grid gap-4"
      >
        <p>{words.text}</p>
        <p className="rounded-md bg-sunk px-4 py-3">
          <span className="block text-small text-soft">{words.what}</span>
          <span className="font-semibold">{texts.choices[choice].title}</span>
        </p>
        {cancellation.notices
          .filter((notice) => notice !== 'refund.nothing_paid' && notice in notices)
          .map((notice) => (
            <p key={notice} className="font-semibold text-warn">
              {notices[notice]}
            </p>
          ))}
        <Checkbox name="understood">{words.tick}</Checkbox>
        <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button type="submit" variant="danger" busy={isBusy} busyLabel={words.busy}>
            {refund > 0 ? words.yesRefund(formatAmount(refund, locale)) : words.yes}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onNo}>
            {words.no}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
