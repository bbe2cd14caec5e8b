import { type ComponentProps, useRef, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { LeaveDialog } from '../catalogues/leave-dialog.tsx';

/** A dialog that asks before it closes once something was typed or chosen in it. `isTyped`: without a look at its fields. */
export function TypedDialog({
  onClose,
  isTyped = false,
  children,
  ...dialog
}: ComponentProps<typeof Dialog> & { isTyped?: boolean }) {
  const wasTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog {...dialog} onClose={() => (isTyped || wasTyped.current ? setAsking(true) : onClose())}>
        <div
          className="contents"
          onInput={() => {
            wasTyped.current = true;
          }}
        >
          {children}
        </div>
      </Dialog>
      {isAsking && <LeaveDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </>
  );
}
