import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Percent } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { CONTRACTS, contractPath, type Contract } from './contract'

const percent = (value: string) => <Percent value={value} decimals={2} />

const COLUMNS: Column<Contract>[] = [
  {
    key: 'number',
    render: (row) => (
      <Link to={contractPath(row)}>
        <Ltr>{row.number}</Ltr>
      </Link>
    ),
  },
  {
    key: 'title',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.title} nameAr={row.titleAr} />,
  },
  { key: 'clientName', sortable: true, filter: { kind: 'text' } },
  {
    key: 'value',
    sortable: true,
    align: 'end',
    filter: { kind: 'number' },
    render: (row) => <Money value={row.value} currency={row.currency} />,
  },
  { key: 'retention', align: 'end', render: (row) => percent(row.retention) },
  { key: 'advanceRecovery', align: 'end', render: (row) => percent(row.advanceRecovery) },
  {
    key: 'signedOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.signedOn} />,
  },
]

export default function ContractList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Contract>
      resource={CONTRACTS}
      columns={COLUMNS}
      labelOf={(row) => row.number}
      pathOf={contractPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      create={{
        path: '/commercial/contracts/new',
        ability: 'invoices.manage',
        label: t(`${CONTRACTS}.create`),
      }}
      exportable
      emptyHint={t(`${CONTRACTS}.empty`)}
    />
  )
}
