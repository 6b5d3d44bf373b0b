import { memo, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button, Tooltip } from 'antd'
import { CopyOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../api/types'
import { problemOfCell } from './check-lines'
import { LineCell } from './line-cell'
import type { Line, LineColumn } from './types'

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
  columns: LineColumn[]
  actions: LineActions
  /** Amount of this line in words of the caller: a money text or nothing. */
  total?: (line: Line) => React.ReactNode
  /** First message per column of this line. */
  errors: Record<string, string>
  /** After a refused save, cells that must be filled say so. */
  strict: boolean
  disabled?: boolean
  /** Told the drawn row, where heights are watched. */
  measure?: (row: Element | null) => void
}

/** What choosing a record writes: its id, its name, and what the column takes over from it. */
function pickedValues(column: LineColumn, line: Line, option: LookupOption | null): Partial<Line> {
  const { key } = column
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
  const { line, index, columns, actions, total, errors, strict, disabled, measure } = props
  const { t } = useTranslation()
  const number = index + 1
  const sortable = useSortable({ id: line.key, disabled })
  const { transform, transition } = sortable
  const errorOf = (column: LineColumn): string | undefined => {
    const problem = problemOfCell(column, line)
    if (problem === 'not_a_number') return t('kit.lines.not_a_number')
    if (problem === 'required' && strict) return t('kit.required')
    return errors[column.key]
  }
  const attach = (row: HTMLTableRowElement | null) => {
    sortable.setNodeRef(row)
    measure?.(row)
  }
  const shift = transform ? `translateY(${transform.y}px)` : undefined
  return (
    <tr ref={attach} data-index={index} style={{ transform: shift, transition }}>
      <td className="kit-line-number">
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
        {number}
      </td>
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-label={column.title}
          data-cell={`${index}:${at}`}
          onKeyDown={(event) => actions.key(event, index, at)}
          onPaste={(event) => actions.paste(event, index, at)}
        >
          <LineCell
            column={column}
            value={String(line[column.key] ?? '')}
            label={t('kit.lines.cell', { column: column.title, number })}
            shown={String(line[`${column.key}Label`] ?? '')}
            error={errorOf(column)}
            disabled={disabled}
            onChange={(value) => actions.fill(index, writtenValues(column, line, value))}
            onPick={(option) => actions.fill(index, pickedValues(column, line, option))}
          />
        </td>
      ))}
      {total ? (
        <td className="kit-line-total" data-label={t('kit.lines.total')}>
          {total(line)}
        </td>
      ) : null}
      <td className="kit-line-actions">
        <Tooltip title={t('kit.lines.duplicate')}>
          <Button
            type="text"
            size="small"
            disabled={disabled}
            icon={<CopyOutlined />}
            aria-label={t('kit.lines.duplicate_line', { number })}
            onClick={() => actions.duplicate(index)}
          />
        </Tooltip>
        <Tooltip title={t('kit.lines.remove')}>
          <Button
            type="text"
            size="small"
            danger
            disabled={disabled}
            icon={<DeleteOutlined />}
            aria-label={t('kit.lines.remove_line', { number })}
            onClick={() => actions.remove(index)}
          />
        </Tooltip>
      </td>
    </tr>
  )
})
