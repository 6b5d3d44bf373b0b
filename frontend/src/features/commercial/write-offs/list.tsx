import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { STATUSES, WRITE_OFFS, writeOffPath, type WriteOffRow } from './write-off'

const FACTS: Column<WriteOffRow>[] = [
  { key: 'writtenOffOn', render: (row) => <DateText value={row.writtenOffOn} /> },
  {
    key: 'amount',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.amount} currency={row.currency} />,
  },
  { key: 'createdByName', optional: true },
  {
    key: 'createdAt',
    sortable: true,
    optional: true,
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

function useColumns(): Column<WriteOffRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      sortable: true,
      render: (row) => (
        <Link to={writeOffPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    { key: 'invoiceNumber', render: (row) => <Ltr>{row.invoiceNumber}</Ltr> },
    {
      key: 'clientName',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <MixedText>{row.clientName}</MixedText>,
    },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
}

/** What clients owe and will not pay any more. */
export default function WriteOffList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<WriteOffRow>
      resource={WRITE_OFFS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={writeOffPath}
      searchable={false}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${WRITE_OFFS}.tab.all`), params: {} },
        { key: 'submitted', label: t('kit.status.submitted'), params: { status: 'submitted' } },
      ]}
      emptyHint={t(`${WRITE_OFFS}.empty`)}
    />
  )
}
