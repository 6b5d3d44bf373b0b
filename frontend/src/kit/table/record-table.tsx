import type { Key, ReactNode } from 'react'
import { Flex, Table, type TableColumnType, type TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { isNothing } from '../display/none'
import { useIsNarrow } from '../use-is-narrow'
import { FactCard } from './fact-card'

/** What a card has no place for: a phone scrolls such a table sideways. */
const NEEDS_TABLE = ['summary', 'expandable', 'rowSelection', 'onRow'] as const

/** A table within a record. A phone shows each row as a card, with the first named column as its title. */
export function RecordTable<Row>(props: TableProps<Row>) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const needsTable = NEEDS_TABLE.some((name) => props[name]) || Boolean(props.pagination)
  if (!isNarrow || needsTable || !props.dataSource?.length) {
    const heading = <span className="visually-hidden">{t('kit.lines.actions')}</span>
    const columns = props.columns?.map((column) =>
      'title' in column && column.title === '' ? { ...column, title: heading } : column
    )
    return <Table<Row> {...props} columns={columns} />
  }
  return <RowCards {...props} rows={props.dataSource} />
}

interface RowCardsProps<Row = object> extends TableProps<Row> {
  rows: readonly Row[]
}

function RowCards<Row = object>({
  rows,
  rowKey,
  columns = [],
  title,
  footer,
  style,
}: RowCardsProps<Row>) {
  return (
    <Flex vertical gap="small" style={style}>
      {title ? <div>{title(rows)}</div> : null}
      {rows.map((row, at) => (
        <RowCard key={keyOf(row, at, rowKey)} cells={cellsOf(row, at, columns)} />
      ))}
      {footer ? <div>{footer(rows)}</div> : null}
    </Flex>
  )
}

interface Cell {
  label: ReactNode
  content: ReactNode
}

/** Cells without a heading, such as buttons, stand below the facts. */
function RowCard({ cells }: { cells: Cell[] }) {
  const [first, ...facts] = cells.filter(({ label }) => !isNothing(label) && label !== '#')
  const others = cells.filter(({ label }) => isNothing(label))
  return (
    <FactCard
      title={first?.content}
      items={facts.map(({ label, content }, at) => ({
        key: String(at),
        label,
        children: content,
      }))}
    >
      {others.map(({ content }, at) => (
        <div key={at}>{content}</div>
      ))}
    </FactCard>
  )
}

function cellsOf<Row = object>(
  row: Row,
  at: number,
  columns: NonNullable<TableProps<Row>['columns']>
): Cell[] {
  return columns
    .flatMap((column) => ('children' in column ? column.children : [column]))
    .map((column) => {
      const { title, dataIndex, render } = column as TableColumnType<Row>
      const value = valueAt(row, dataIndex)
      const content = render ? (render(value, row, at) as ReactNode) : (value as ReactNode)
      return { label: typeof title === 'function' ? null : title, content }
    })
    .filter(({ content }) => !isNothing(content))
}

function valueAt(row: unknown, dataIndex: unknown): unknown {
  if (dataIndex === undefined || dataIndex === null) return undefined
  const path = Array.isArray(dataIndex) ? dataIndex : [dataIndex]
  return path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[String(name)],
    row
  )
}

function keyOf<Row = object>(row: Row, at: number, rowKey: TableProps<Row>['rowKey']): Key {
  if (typeof rowKey === 'function') return rowKey(row, at)
  return rowKey ? String(valueAt(row, rowKey)) : at
}
