import { Card, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { usePageNumbers } from '../../../kit/pages'
import { COUNTS, useCountCells } from './open-figure'
import { RESULTS, type Opened } from './results'

interface Row {
  key: number
  name: string | null
  nameAr: string | null
  made: number
  kept: number
  ppc: number | null
  filters: Record<string, string>
}

interface ReliabilityCardProps {
  kind: 'projects' | 'people'
  rows: Row[]
  onOpen: (opened: Opened) => void
}

/** Promises made and kept by project or by the person who made them. */
export function ReliabilityCard({ kind, rows, onOpen }: ReliabilityCardProps) {
  const { t, i18n } = useTranslation()
  const pages = usePageNumbers()
  const cells = useCountCells()
  const columns: TableColumnsType<Row> = [
    {
      title: t(`${RESULTS}.fields.${kind}`),
      render: (_, { name, nameAr }) => <LocalName name={name ?? ''} nameAr={nameAr} />,
    },
    ...COUNTS.map((key) => ({
      title: t(`${RESULTS}.fields.${key}`),
      align: 'end' as const,
      render: (_: unknown, row: Row) =>
        cells[key]({
          ...{ of: nameIn(i18n.language, row.name ?? '', row.nameAr), counts: row, onOpen },
          filters: row.filters,
        }),
    })),
  ]
  return (
    <Card size="small" title={t(`${RESULTS}.by_${kind}`)}>
      <Table<Row>
        size="small"
        rowKey="key"
        dataSource={rows}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={{ ...pages, pageSize: 10, hideOnSinglePage: true, size: 'small' }}
      />
    </Card>
  )
}
