import type { ReactNode } from 'react'
import { Checkbox, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Pages } from '../pages'
import { isNothing } from '../display/none'
import { MixedText } from '../display/mixed-text'
import { FactCard } from './fact-card'
import type { Column, Row } from './types'
import type { TableState } from './use-table-state'
import type { useSelection } from './use-selection'

interface CardListProps<R extends Row> {
  columns: (Column<R> & { title: string })[]
  state: TableState<R>
  selection?: ReturnType<typeof useSelection<R>>
  labelOf: (row: R) => string
  empty: ReactNode
}

/** The same rows as cards, for screens narrower than 768 px. The first column is the title. */
export function CardList<R extends Row>(props: CardListProps<R>) {
  const { columns, state, selection, labelOf, empty } = props
  const { t } = useTranslation()
  if (state.rows.length === 0) return <>{empty}</>
  return (
    <Flex vertical gap="small" aria-busy={state.isRefreshing}>
      {state.rows.map((row) => (
        <RowCard
          key={row.id}
          row={row}
          columns={columns}
          checkbox={
            selection ? (
              <Checkbox
                aria-label={t('kit.table.select_row', { row: labelOf(row) })}
                checked={selection.isSelected(row)}
                onChange={({ target }) => selection.set([row], target.checked)}
              />
            ) : null
          }
        />
      ))}
      <Pages
        simple
        align="center"
        current={state.query.page}
        pageSize={state.query.size}
        total={state.total}
        showSizeChanger={false}
        onChange={(page) => state.change({ page })}
      />
    </Flex>
  )
}

interface RowCardProps<R extends Row> {
  row: R
  columns: (Column<R> & { title: string })[]
  checkbox: ReactNode
}

function RowCard<R extends Row>({ row, columns, checkbox }: RowCardProps<R>) {
  const [first, ...rest] = columns
  const show = (column: Column<R>): ReactNode =>
    column.render ? column.render(row) : textOf(row, column.key)
  const filled = rest
    .map((column) => ({ column, content: show(column) }))
    .filter(({ column, content }) => {
      const raw = (row as Record<string, unknown>)[column.key]
      return !isNothing(content) && raw !== null
    })
  return (
    <FactCard
      title={first ? show(first) : null}
      extra={checkbox}
      items={filled.map(({ column, content }) => ({
        key: column.key,
        label: column.title,
        children: content,
      }))}
    />
  )
}

function textOf(row: Row, key: string): ReactNode {
  const value = (row as unknown as Record<string, ReactNode>)[key]
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? <MixedText>{value}</MixedText> : <bdi>{value}</bdi>
}
