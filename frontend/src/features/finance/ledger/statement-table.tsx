import type { ReactNode } from 'react'
import { Card, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { BaseMoney } from './base-money'

export interface StatementRow {
  key: string
  label: ReactNode
  amount: string
  compared: string | null
  /** A sum of the rows above it. */
  isTotal?: boolean
}

interface StatementTableProps {
  rows: StatementRow[]
  isCompared: boolean
}

/** The lines of a financial statement with their sums, beside those of another period. */
export function StatementTable({ rows, isCompared }: StatementTableProps) {
  const { t } = useTranslation()
  const shown = ({ isTotal }: StatementRow, value: string | null) => {
    if (value === null) return null
    const money = <BaseMoney value={value} />
    return isTotal ? <strong>{money}</strong> : money
  }
  const columns: TableColumnsType<StatementRow> = [
    {
      title: t('finance.ledger.account'),
      render: (_, row) => (row.isTotal ? <strong>{row.label}</strong> : row.label),
    },
    {
      title: t('finance.ledger.amount'),
      align: 'end',
      render: (_, row) => shown(row, row.amount),
    },
    ...(isCompared
      ? [
          {
            title: t('finance.ledger.compared'),
            align: 'end' as const,
            render: (_: unknown, row: StatementRow) => shown(row, row.compared),
          },
        ]
      : []),
  ]
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <Table<StatementRow>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey="key"
        dataSource={rows}
        columns={columns}
      />
    </Card>
  )
}
