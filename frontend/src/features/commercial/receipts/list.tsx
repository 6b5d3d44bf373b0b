import type { TFunction } from 'i18next'
import { Flex } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column, TableTab } from '../../../kit/table/types'
import { RECEIPTS, receiptPath, type Receipt } from './receipt'

function receiptColumns(t: TFunction): Column<Receipt>[] {
  return [
    {
      key: 'number',
      render: (row) => (
        <Flex gap={8} align="center">
          <Link to={receiptPath(row)}>
            <Ltr>{row.number}</Ltr>
          </Link>
          {row.reversedOn ? <StatusTag status="reversed" /> : null}
        </Flex>
      ),
    },
    { key: 'clientName', sortable: true, filter: { kind: 'text' } },
    {
      key: 'receivedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.receivedOn} />,
    },
    { key: 'method', render: (row) => t(`${RECEIPTS}.methods.${row.method}`) },
    { key: 'reference', render: (row) => <Ltr>{row.reference}</Ltr> },
    {
      key: 'amount',
      sortable: true,
      align: 'end',
      render: (row) => <Money value={row.amount} currency={row.currency} />,
    },
    {
      key: 'unallocated',
      sortable: true,
      align: 'end',
      render: (row) => <Money value={row.unallocated} currency={row.currency} />,
    },
  ]
}

function receiptTabs(t: TFunction): TableTab[] {
  return [
    { key: 'all', label: t(`${RECEIPTS}.tab.all`), params: {} },
    {
      key: 'advance',
      label: t(`${RECEIPTS}.tab.advance`),
      params: { unallocated_gte: '0.001' },
    },
    {
      key: 'reversed',
      label: t(`${RECEIPTS}.tab.reversed`),
      params: { reversedOn_gte: '2000-01-01' },
    },
  ]
}

export default function ReceiptList() {
  const { t } = useTranslation()
  const columns = receiptColumns(t)
  return (
    <ResourceTable<Receipt>
      resource={RECEIPTS}
      columns={columns}
      labelOf={(row) => row.number}
      pathOf={receiptPath}
      initialSorters={[{ field: 'receivedOn', order: 'desc' }]}
      tabs={receiptTabs(t)}
      create={{
        path: '/commercial/receipts/new',
        ability: 'invoices.manage',
        label: t(`${RECEIPTS}.create`),
      }}
      exportable
      emptyHint={t(`${RECEIPTS}.empty`)}
    />
  )
}
