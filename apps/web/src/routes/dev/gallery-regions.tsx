import type { CallAnswer } from '@traslado/contract/schemas';
import { regions } from '@traslado/domain/catalogues/regions';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { DeleteRow } from '../../staff/catalogues/delete-row.tsx';
import { FlagMark } from '../../staff/catalogues/field-value.tsx';
import { ListPager } from '../../staff/catalogues/list-pager.tsx';
import { checkValues, draftOf, type RowValues, valuesOf } from '../../staff/catalogues/row-values.ts';
import { StaleDialog } from '../../staff/catalogues/stale-dialog.tsx';
import { useCatalogueWords } from '../../staff/catalogues/use-catalogue-words.ts';
import { useIssueWords } from '../../staff/catalogues/use-issue-words.ts';
import { useDifferences } from '../../staff/catalogues/use-value-text.ts';
import { DataTable, type Direction } from '../../staff/frame/data-table.tsx';
import { RegionMeaning } from '../../staff/regions/region-meaning.tsx';
import { regionsScreen } from '../../staff/regions/screen.tsx';
import { TagEditor } from '../../staff/regions/tag-editor.tsx';
import { TagList } from '../../staff/regions/tag-list.tsx';
import { GallerySection } from './gallery-section.tsx';

type Region = CallAnswer<'createRegion'>;

const sample: Region = {
  id: 1,
  name: 'Mexico and friends',
  allow_tags: ['COUNTRY:MX', 'CLUB:GOLD', 'PROPERTY:BP', 'COMPANY:CIHC', 'AGENCY:A'],
  deny_tags: ['AGENCY:RESALE'],
  active: true,
  version: 1,
  created_at: '2026-11-21T14:02:00Z',
  updated_at: '2026-11-21T14:02:00Z',
  updated_by: 'catalogue.demo',
  updated_by_name: null,
};
const other: Region = { ...sample, id: 2, name: 'Everywhere', allow_tags: [], deny_tags: [], active: false };
const newer: Region = { ...sample, deny_tags: [], updated_by: 'admin.demo', version: 2 };

const check = (values: RowValues) => checkValues(regions, values);

/** Regions, and with them the parts of every catalogue of the staff's side. */
export function GalleryRegions() {
  const { regions: texts, frame } = useTexts('staff');
  const words = useCatalogueWords(regions);
  const differencesOf = useDifferences(regionsScreen);
  const issues = useIssueWords(regionsScreen);
  const form = useIssueForm<RowValues>(check, valuesOf(regions, sample));
  const [direction, setDirection] = useState<Direction>('asc');
  const [shown, show] = useState<'delete' | 'stale' | null>(null);
  const close = () => show(null);
  return (
    <GallerySection title={frame.pages.regions ?? ''}>
      <div className="grid gap-6">
        <DataTable
          caption={frame.pages.regions ?? ''}
          columns={[
            { id: 'name', head: texts.columns.name, sort: 'name', cell: (row) => row.name },
            {
              id: 'allow',
              head: texts.columns.allow_tags,
              cell: (row) => <TagList tags={row.allow_tags} side="allow" />,
            },
            {
              id: 'status',
              head: words.columns.status ?? '',
              sort: 'status',
              cell: (row) => (
                <FlagMark isOn={row.active} text={words.flags.active?.[row.active ? 'yes' : 'no'] ?? ''} />
              ),
            },
          ]}
          rows={direction === 'asc' ? [other, sample] : [sample, other]}
          keyOf={(row) => row.id}
          sort="name"
          direction={direction}
          onSort={(_, next) => setDirection(next)}
        />
        <ListPager page={2} pageSize={25} total={60} onPage={() => {}} />
        <MoreIssueTexts value={issues}>
          <Form
            form={form}
            name={texts.add}
            labels={{ [draftOf('deny_tags')]: texts.labels.deny_tags }}
            onValid={() => {}}
          >
            <TagEditor side="deny" />
          </Form>
          <RegionMeaning region={sample} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => show('delete')}>
              {texts.form.delete}
            </Button>
            <Button variant="secondary" onClick={() => show('stale')}>
              412
            </Button>
          </div>
          {shown === 'delete' && (
            <DeleteRow
              screen={regionsScreen}
              row={sample}
              onClose={close}
              onStale={close}
              onDeleted={close}
            />
          )}
          {shown === 'stale' && (
            <StaleDialog
              by={newer.updated_by}
              differences={differencesOf(sample, newer)}
              onMine={close}
              onTheirs={close}
            />
          )}
        </MoreIssueTexts>
      </div>
    </GallerySection>
  );
}
