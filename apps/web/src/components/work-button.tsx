import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';

type WorkButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  work: () => Promise<unknown>;
};

/** A button whose work takes a while. It is busy until the work is over. */
export function WorkButton({ work, ...button }: WorkButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return <Button {...button} busy={isBusy} onClick={start} />;
}
