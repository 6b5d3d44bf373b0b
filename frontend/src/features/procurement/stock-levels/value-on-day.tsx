import { useState } from 'react'
import { Button, Flex, Modal, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sum } from '@binaa/backend/decimal'
import type { Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { STOCK_LEVELS } from './stock-level'

type Row = Schema<'StockValue'> & { key: string }

/** What the stock was worth in the evening of any day, by warehouse and category. */
export function ValueOnDay() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`${STOCK_LEVELS}.value_on_day`)}</Button>
      <Modal
        open={isOpen}
        width={760}
        destroyOnHidden
        title={t(`${STOCK_LEVELS}.value_on_day`)}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <DayValues />
      </Modal>
    </>
  )
}

function DayValues() {
  const { t } = useTranslation()
  const [on, setOn] = useState(today())
  const columns = useColumns()
  const query = useQuery<Schema<'StockValue'>[]>({
    queryKey: [`/api/stock-levels/values?on=${on}`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const rows = (query.data ?? []).map((row) => ({
    ...row,
    key: `${row.warehouseId} ${row.category}`,
  }))
  return (
    <Flex vertical gap="middle">
      <Flex gap="middle" align="start" justify="space-between" wrap>
        <div style={{ width: 200 }}>
          <DayInput
            aria-label={t(`${STOCK_LEVELS}.day`)}
            value={on}
            onChange={(day) => setOn(day ?? today())}
          />
        </div>
        <Total rows={rows} />
      </Flex>
      <RecordTable<Row>
        size="small"
        rowKey="key"
        loading={query.isLoading}
        pagination={false}
        scroll={{ x: 'max-content', y: 360 }}
        dataSource={rows}
        columns={columns}
      />
    </Flex>
  )
}

function Total({ rows }: { rows: Row[] }) {
  const { t } = useTranslation()
  const [first] = rows
  if (!first) return null
  const amounts = rows.map(({ total }) => total)
  return (
    <strong>
      {t(`${STOCK_LEVELS}.total`)} <Money value={sum(amounts, 2)} currency={first.currency} />
    </strong>
  )
}

function useColumns(): TableColumnType<Row>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`${STOCK_LEVELS}.fields.${name}`)
  const money = (name: 'value' | 'transitValue' | 'total') => ({
    key: name,
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, row: Row) => <Money value={row[name]} currency={row.currency} bare />,
  })
  return [
    {
      key: 'warehouseName',
      title: title('warehouseName'),
      render: (_, row) => <LocalName name={row.warehouseName} nameAr={row.warehouseNameAr} />,
    },
    {
      key: 'category',
      title: title('category'),
      render: (_, row) => <ChoiceText list="material-categories" value={row.category} />,
    },
    money('value'),
    money('transitValue'),
    money('total'),
  ]
}
