import { memo, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button, Tooltip } from 'antd'
import { CopyOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../display/ltr'
import { Whole } from '../display/numbers'
import type { LookupOption } from '../../api/types'
import { problemOfCell } from './check-lines'
import { LineCell } from './line-cell'
import type { Line, LineColumn } from './types'
import styles from './lines.module.css'

export interface LineActions {
  fill: (index: number, values: Partial<Line>) => void
  duplicate: (index: number) => void
  remove: (index: number) => void
  key: (event: KeyboardEvent, index: number, column: number) => void
  paste: (event: ClipboardEvent, index: number, column: number) => void
}

interface LineRowProps {
  line: Line
  index: number
  /** What the line is numbered, where it is not its place. */
  ordinal?: string
  columns: LineColumn[]
  actions: LineActions
  /** Amount of this line in words of the caller: a money text or nothing. */
  total?: (line: Line) => React.ReactNode
  /** First message per column of this line. */
  errors: Record<string, string>
  /** After a refused save, cells that must be filled say so. */
  strict: boolean
  disabled?: boolean
  /** Receives the drawn row, where heights are measured. */
  measure?: (row: Element | null) => void
}

/** What choosing a record writes: its id, its name, and what the column takes over from it. */
function pickedValues(column: LineColumn, line: Line, option: LookupOption | null): Partial<Line> {
  const { key } = column
  if (column.kind === 'search') return option ? (column.fill?.(option, line) ?? {}) : {}
  if (!option) return { [key]: '', [`${key}Label`]: '' }
  return {
    [key]: String(option.id),
    [`${key}Label`]: option.label,
    ...column.fill?.(option, line),
  }
}

/** What writing into a cell changes of its line. */
const writtenValues = (column: LineColumn, line: Line, value: string): Partial<Line> => ({
  [column.key]: value,
  ...column.sets?.(value, line),
})

/** One line of the grid; redrawn only when its own values change. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, ordinal, columns, actions, total, disabled, measure } = props
  const { t } = useTranslation()
  const sortable = useSortable({ id: line.key, disabled })
  const { transform, transition } = sortable
  const attach = (row: HTMLTableRowElement | null) => {
    sortable.setNodeRef(row)
    measure?.(row)
  }
  const shift = transform ? `translateY(${transform.y}px)` : undefined
  return (
    <tr ref={attach} data-index={index} style={{ transform: shift, transition }}>
      <MoveCell {...{ index, ordinal, sortable, disabled }} />
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-label={column.title}
          data-column={column.key}
          data-cell={`${index}:${at}`}
          onKeyDown={(event) => actions.key(event, index, at)}
          onPaste={(event) => actions.paste(event, index, at)}
        >
          <FilledCell {...props} column={column} />
        </td>
      ))}
      {total ? (
        <td className={styles.total} data-label={t('kit.lines.total')}>
          {total(line)}
        </td>
      ) : null}
      <ActionsCell {...{ index, actions, disabled }} />
    </tr>
  )
})

interface MoveCellProps extends Pick<LineRowProps, 'index' | 'ordinal' | 'disabled'> {
  sortable: ReturnType<typeof useSortable>
}

function MoveCell({ index, ordinal, sortable, disabled }: MoveCellProps) {
  const { t } = useTranslation()
  const number = index + 1
  return (
    <td className={styles.number}>
      <Button
        {...sortable.attributes}
        {...sortable.listeners}
        type="text"
        size="small"
        disabled={disabled}
        icon={<HolderOutlined />}
        aria-label={t('kit.lines.move', { number })}
        style={{ cursor: 'grab', touchAction: 'none' }}
      />
      {ordinal ? <Ltr>{ordinal}</Ltr> : <Whole value={number} />}
    </td>
  )
}

function FilledCell(props: LineRowProps & { column: LineColumn }) {
  const { column, line, index, actions, errors, strict, disabled } = props
  const { t } = useTranslation()
  const problem = problemOfCell(column, line)
  const errorOf = () => {
    if (problem === 'not_a_number') return t('kit.lines.not_a_number')
    if (problem === 'required' && strict) return t('kit.required')
    return errors[column.key]
  }
  return (
    <LineCell
      column={column}
      value={String(line[column.key] ?? '')}
      label={t('kit.lines.cell', { column: column.title, number: index + 1 })}
      shown={String(line[`${column.key}Label`] ?? '')}
      error={errorOf()}
      disabled={disabled}
      onChange={(value) => actions.fill(index, writtenValues(column, line, value))}
      onPick={(option) => actions.fill(index, pickedValues(column, line, option))}
    />
  )
}

function ActionsCell({
  index,
  actions,
  disabled,
}: Pick<LineRowProps, 'index' | 'actions' | 'disabled'>) {
  const { t } = useTranslation()
  const shared = { type: 'text', size: 'small', disabled } as const
  const number = index + 1
  return (
    <td className={styles.actions}>
      <Tooltip title={t('kit.lines.duplicate')}>
        <Button
          {...shared}
          icon={<CopyOutlined />}
          aria-label={t('kit.lines.duplicate_line', { number })}
          onClick={() => actions.duplicate(index)}
        />
      </Tooltip>
      <Tooltip title={t('kit.lines.remove')}>
        <Button
          {...shared}
          danger
          icon={<DeleteOutlined />}
          aria-label={t('kit.lines.remove_line', { number })}
          onClick={() => actions.remove(index)}
        />
      </Tooltip>
    </td>
  )
}
