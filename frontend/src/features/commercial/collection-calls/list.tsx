import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useTranslation } from 'react-i18next'
import { CALLS, type CollectionCall } from './collection-call'
import { CallsDueCard } from './calls-due'

const COLUMNS: Column<CollectionCall>[] = [
  {
    key: 'calledOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.calledOn} />,
  },
  {
    key: 'clientName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.clientName}</MixedText>,
  },
  { key: 'result', render: (row) => <StatusTag status={row.result} /> },
  { key: 'spokeTo', render: (row) => <bdi>{row.spokeTo}</bdi> },
  { key: 'note', render: (row) => <bdi>{row.note}</bdi> },
  { key: 'nextOn', sortable: true, render: (row) => <DateText value={row.nextOn} /> },
  { key: 'createdByName', optional: true },
]

/** Whom to call today about what they owe, and the calls that were made. */
export default function CollectionCallList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<CollectionCall>
      resource={CALLS}
      columns={COLUMNS}
      labelOf={(row) => row.clientName}
      searchable={false}
      initialSorters={[{ field: 'calledOn', order: 'desc' }]}
      above={<CallsDueCard />}
      emptyHint={t(`${CALLS}.empty`)}
    />
  )
}
