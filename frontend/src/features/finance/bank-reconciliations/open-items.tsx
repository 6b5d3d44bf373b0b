import { Typography, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { RecordTable } from '../../../kit/table/record-table'
import { RECONCILIATIONS, type ReconciliationItem } from './reconciliation'

interface OpenItemsProps {
  items: ReconciliationItem[]
  currency: string
  count: number
}

type ItemRow = ReconciliationItem & { key: number }

function useColumns(currency: string): TableColumnType<ItemRow>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${RECONCILIATIONS}.${name}`)
  return [
    {
      key: 'kind',
      title: text('kind_label'),
      render: (_, { kind }) => text(`kind.${kind}`),
    },
    { key: 'on', title: text('date'), render: (_, { on }) => <DateText value={on} /> },
    {
      key: 'reference',
      title: text('reference'),
      render: (_, { reference }) => (reference ? <Ltr>{reference}</Ltr> : null),
    },
    {
      key: 'description',
      title: text('description'),
      render: (_, { description }) => <MixedText>{description}</MixedText>,
    },
    {
      key: 'amount',
      title: text('amount'),
      align: 'end',
      render: (_, { amount }) => <Money value={amount} currency={currency} />,
    },
  ]
}

/** What stands on one side only at the end of the day. */
export function OpenItems({ items, currency, count }: OpenItemsProps) {
  const { t } = useTranslation()
  const columns = useColumns(currency)
  if (!items.length) return null
  const rows = items.map((item, key) => ({ ...item, key }))
  return (
    <section>
      <Typography.Title level={5}>{t(`${RECONCILIATIONS}.open_items`, { count })}</Typography.Title>
      <RecordTable<ItemRow>
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
      />
    </section>
  )
}
