import { useTexts } from '../../i18n/i18n.tsx';
import { LinkPage } from '../manage/link-page.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { readFixLink } from './ask-fix-link.ts';
import { FixForm } from './fix-form.tsx';

/** Correcting data with a correction link. It reveals nothing of the booking but the fields to correct. */
export function FixLinkPage() {
  const texts = useTexts('mytransportation').dataToFix.link;
  return (
    <LinkPage texts={texts} overCode="fix_link.over" read={readFixLink}>
      {(link, key, onEnd) => (
        <ManageFrame couponId={null} locked title={texts.title} lead={texts.lead}>
          <FixForm linkKey={key} link={link} onEnd={(end) => onEnd(texts[end])} />
        </ManageFrame>
      )}
    </LinkPage>
  );
}
