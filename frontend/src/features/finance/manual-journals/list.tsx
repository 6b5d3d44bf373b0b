import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { journalPath, MANUAL_JOURNALS, STATUSES, type ManualJournalRow } from './manual-journal'

const FACTS: Column<ManualJournalRow>[] = [
  {
    key: 'total',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.total} currency={BASE_CURRENCY} />,
  },
  { key: 'createdByName', optional: true, render: (row) => <bdi>{row.createdByName}</bdi> },
  {
    key: 'createdAt',
    sortable: true,
    optional: true,
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

function useColumns(): Column<ManualJournalRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      sortable: true,
      render: (row) => (
        <Link to={journalPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    {
      key: 'journalOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.journalOn} />,
    },
    { key: 'title', render: (row) => <LocalName name={row.title} nameAr={row.titleAr} /> },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
}

/** Entries that people write themselves. */
export default function ManualJournalList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ManualJournalRow>
      resource={MANUAL_JOURNALS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={journalPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${MANUAL_JOURNALS}.tabs.all`), params: {} },
        ...(['submitted', 'approved', 'rejected'] as const).map((status) => ({
          ...{ key: status, label: t(`kit.status.${status}`), params: { status } },
        })),
      ]}
      create={{
        path: '/finance/manual-journals/new',
        ability: 'manual-journals.manage',
        label: t(`${MANUAL_JOURNALS}.create`),
      }}
      emptyHint={t(`${MANUAL_JOURNALS}.empty`)}
    />
  )
}
