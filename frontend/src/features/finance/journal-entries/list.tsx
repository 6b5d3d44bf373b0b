import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { DocumentLink } from '../ledger/document-link'
import { entryPath, JOURNAL_ENTRIES, KINDS, type JournalEntryRow } from './journal-entry'

const MADE: Column<JournalEntryRow>[] = [
  { key: 'createdByName', optional: true, render: (row) => <bdi>{row.createdByName}</bdi> },
  {
    key: 'createdAt',
    sortable: true,
    optional: true,
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

function useColumns(): Column<JournalEntryRow>[] {
  const { t } = useTranslation()
  const kinds = KINDS.map((value) => ({ value, label: t(`finance.ledger.kind.${value}`) }))
  return [
    {
      key: 'number',
      sortable: true,
      render: (row) => (
        <Link to={entryPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    {
      key: 'postedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.postedOn} />,
    },
    {
      key: 'documentKind',
      sortable: true,
      filter: { kind: 'choice', options: kinds },
      render: (row) => t(`finance.ledger.kind.${row.documentKind}`),
    },
    { key: 'documentNumber', render: (row) => <DocumentLink row={row} /> },
    {
      key: 'total',
      sortable: true,
      align: 'end',
      render: (row) => <Money value={row.total} currency={BASE_CURRENCY} />,
    },
    ...MADE,
  ]
}

/** Everything that was posted to the general ledger. */
export default function JournalEntryList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<JournalEntryRow>
      resource={JOURNAL_ENTRIES}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={entryPath}
      initialSorters={[{ field: 'postedOn', order: 'desc' }]}
      emptyHint={t(`${JOURNAL_ENTRIES}.empty`)}
    />
  )
}
