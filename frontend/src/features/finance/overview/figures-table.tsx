import type { ReactNode } from 'react'
import { Collapse, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { OVERVIEW } from './overview'

interface FiguresTableProps {
  /** What a row is, then the names of its figures. */
  titles: string[]
  rows: { key: string; label: ReactNode; figures: ReactNode[] }[]
}

/** The figures of a chart in rows, for who can't read the picture or wants to copy them. */
export function FiguresTable({ titles: [label, ...names], rows }: FiguresTableProps) {
  const { t } = useTranslation()
  const table = (
    <Table<FiguresTableProps['rows'][number]>
      size="small"
      rowKey="key"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={rows}
      columns={[
        { title: label, render: (_, row) => row.label },
        ...names.map((title, index) => ({
          ...{ title, align: 'end' as const },
          render: (_: unknown, row: FiguresTableProps['rows'][number]) => row.figures[index],
        })),
      ]}
    />
  )
  return (
    <Collapse
      ghost
      size="small"
      items={[{ key: 'table', label: t(`${OVERVIEW}.as_table`), children: table }]}
    />
  )
}
