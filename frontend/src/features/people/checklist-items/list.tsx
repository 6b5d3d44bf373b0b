import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LIST_PATH, type ChecklistItem } from '../checklists/checklist'
import { DueText } from '../checklists/due-text'
import { ItemButton } from '../checklists/item-button'
import { OwnerText } from '../checklists/owner-text'

const ITEMS = 'people.checklist_items'

const COLUMNS: Column<ChecklistItem>[] = [
  {
    key: 'title',
    width: 280,
    render: (row) => <LocalName name={row.title} nameAr={row.titleAr} />,
  },
  {
    key: 'employeeName',
    width: 200,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={`${LIST_PATH}/${row.checklistId}`}>
        <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />
      </Link>
    ),
  },
  {
    key: 'kind',
    width: 120,
    filter: { kind: 'choice', list: 'checklist-kinds' },
    render: (row) => <ChoiceText list="checklist-kinds" value={row.kind} />,
  },
  {
    key: 'dueOn',
    width: 190,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DueText on={row.dueOn} isOpen={row.doneAt === null} />,
  },
  {
    key: 'owner',
    filter: { kind: 'choice', list: 'checklist-owners' },
    render: (row) => <OwnerText item={row} />,
  },
  {
    key: 'doneAt',
    optional: true,
    render: (row) => (row.doneAt ? <InstantText value={row.doneAt} /> : NONE),
  },
  { key: 'actions', kept: true, width: 120, render: (row) => <ItemButton item={row} /> },
]

/** What is the viewer's to do for those who join and leave. */
export default function ChecklistItemList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ChecklistItem>
      resource={ITEMS}
      columns={COLUMNS}
      searchable={false}
      exportable={false}
      labelOf={(row) => row.title}
      initialSorters={[{ field: 'dueOn', order: 'asc' }]}
      tabs={[
        { key: 'open', label: t('kit.status.open'), params: { done: 'false' } },
        { key: 'done', label: t(`${ITEMS}.done`), params: { done: 'true' } },
      ]}
      emptyHint={t(`${ITEMS}.empty`)}
    />
  )
}
