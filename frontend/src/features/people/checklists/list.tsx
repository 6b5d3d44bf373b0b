import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { checklistPath, CHECKLISTS, type ChecklistRow } from './checklist'
import { DoneShare } from './done-share'
import { DueText } from './due-text'

const COLUMNS: Column<ChecklistRow>[] = [
  {
    key: 'employeeName',
    width: 220,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={checklistPath(row)}>
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
  { key: 'name', render: (row) => <LocalName name={row.name} nameAr={row.nameAr} /> },
  { key: 'doneCount', width: 200, render: (row) => <DoneShare {...row} /> },
  {
    key: 'nextDueOn',
    width: 190,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DueText on={row.nextDueOn} isOpen={row.status === 'open'} />,
  },
  {
    key: 'anchorOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.anchorOn} />,
  },
  { key: 'status', width: 120, render: (row) => <StatusTag status={row.status} /> },
]

/** Who joins and who leaves, and what of it is done. */
export default function ChecklistList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ChecklistRow>
      resource={CHECKLISTS}
      columns={COLUMNS}
      searchable={false}
      exportable={false}
      labelOf={(row) => `${row.employeeName} · ${row.name}`}
      pathOf={checklistPath}
      initialSorters={[{ field: 'nextDueOn', order: 'asc' }]}
      tabs={[
        { key: 'open', label: t('kit.status.open'), params: { status: 'open' } },
        {
          key: 'overdue',
          label: t(`${CHECKLISTS}.overdue`),
          params: { status: 'open', nextDueOn_lte: daysFrom(today(), -1) },
        },
        { key: 'all', label: t(`${CHECKLISTS}.all`), params: {} },
      ]}
      emptyHint={t(`${CHECKLISTS}.empty`)}
    />
  )
}
