import { useMemo, useState, type ReactNode } from 'react'
import { Button, Flex, Switch, theme } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor } from '@dnd-kit/core'
import { useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import { errorsBelow, useFormState } from '../form/form-context'
import { LinesBody } from './lines-body'
import { move } from './operations'
import { useConfirmLoss } from './use-confirm-loss'
import { useLineActions } from './use-line-actions'
import type { Line, LineColumn } from './types'
import styles from './lines.module.css'

interface LineItemsEditorProps {
  /** Field name on the form; messages of the server at `<name>.<index>.<column>` are shown here. */
  name: string
  value?: Line[]
  onChange?: (lines: Line[]) => void
  columns: LineColumn[]
  blank: () => Line
  /** Computed amount of a line. Must keep its identity while its inputs do. */
  total?: (line: Line) => ReactNode
  /** What the lines are numbered, where it is not 1, 2, 3 … */
  ordinals?: string[]
  /** Accessible name of the grid. */
  label: string
  disabled?: boolean
  /** Beside the button that adds a line. */
  tools?: ReactNode
}

const NO_LINES: Line[] = []

/** First message per line and column, from `0.quantity` style paths. */
function byLine(errors: Record<string, string[]>): Record<number, Record<string, string>> {
  const result: Record<number, Record<string, string>> = {}
  for (const [path, messages] of Object.entries(errors)) {
    const [index, column] = path.split('.')
    const message = [messages].flat()[0]
    if (column === undefined || message === undefined) continue
    result[Number(index)] = { ...result[Number(index)], [column]: message }
  }
  return result
}

/** A width in pixels is kept; a share may shrink, though not under the least of its control. */
const leastWidth = ({ width, kind }: LineColumn) =>
  width?.endsWith('px') ? width : kind === 'text' || kind === 'search' ? '138px' : undefined

/**
 * Grid of editable lines: add, remove, duplicate, reorder by mouse or keyboard, Enter and Tab flow,
 * and paste from a spreadsheet. A plain controlled value, so it can be a form item.
 */
export function LineItemsEditor(props: LineItemsEditorProps) {
  const { name, value = NO_LINES, onChange, blank, total, label, disabled } = props
  const { token } = theme.useToken()
  const { serverErrors, attempt } = useFormState()
  const errors = byLine(errorsBelow(serverErrors, name))
  const write = (lines: Line[]) => onChange?.(lines)
  const details = useDetailColumns(props.columns, errors, value)
  const { columns } = details
  const { actions, table, reveal, settleFocus } = useLineActions({
    lines: value,
    columns,
    all: props.columns,
    blank,
    onChange: write,
    confirmLoss: useConfirmLoss(),
  })
  return (
    <DragLines lines={value} onChange={write}>
      <div className={styles.lines} style={{ borderColor: token.colorBorderSecondary }}>
        <table ref={table} aria-label={label}>
          <LinesHead columns={columns} hasTotal={total !== undefined} />
          <LinesBody
            {...{ columns, actions, total, disabled, errors, table, reveal }}
            lines={value}
            ordinals={props.ordinals}
            strict={attempt > 0}
            onDrawn={settleFocus}
          />
        </table>
      </div>
      <LinesTools
        details={details}
        disabled={disabled}
        onAdd={() => write([...value, blank()])}
        tools={props.tools}
      />
    </DragLines>
  )
}

interface DragLinesProps {
  lines: Line[]
  onChange: (lines: Line[]) => void
  children: ReactNode
}

function DragLines({ lines, onChange, children }: DragLinesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )
  const indexOf = (key: unknown) => lines.findIndex((line) => line.key === key)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(move(lines, indexOf(active.id), indexOf(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={lines.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function LinesHead({ columns, hasTotal }: { columns: LineColumn[]; hasTotal: boolean }) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            style={{ width: column.width, minWidth: leastWidth(column) }}
          >
            {column.title}
            {column.required ? <span aria-hidden> *</span> : null}
          </th>
        ))}
        {hasTotal ? <th scope="col">{t('kit.lines.total')}</th> : null}
        <th scope="col">
          <span className="visually-hidden">{t('kit.lines.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface LinesToolsProps extends Pick<LineItemsEditorProps, 'disabled' | 'tools'> {
  details: ReturnType<typeof useDetailColumns>
  onAdd: () => void
}

/** Below the grid: adds a line, and shows the columns that are mostly left alone. */
function LinesTools({ details, disabled, onAdd, tools }: LinesToolsProps) {
  const { t } = useTranslation()
  return (
    <Flex wrap gap="middle" align="center" style={{ marginBlock: 8 }}>
      <Button type="dashed" icon={<PlusOutlined />} disabled={disabled} onClick={onAdd}>
        {t('kit.lines.add')}
      </Button>
      {tools}
      {details.hasDetails ? (
        <Flex gap="small" align="center">
          <Switch
            size="small"
            checked={details.isOpen}
            onChange={details.setOpen}
            aria-label={t('kit.lines.all_columns')}
          />
          <span aria-hidden>{t('kit.lines.all_columns')}</span>
        </Flex>
      ) : null}
    </Flex>
  )
}

/** An amount of nothing is no more than an empty cell. */
function isFilled(line: Line, { key, fallback = '' }: LineColumn): boolean {
  const text = String(line[key] ?? '')
  return text !== fallback && !/^[0.]*$/.test(text)
}

/** Columns that are mostly left alone stay hidden until requested, or until one of them is wrong. */
function useDetailColumns(
  all: LineColumn[],
  errors: Record<number, Record<string, string>>,
  lines: Line[]
) {
  const [requested, setOpen] = useState(false)
  const details = all.filter(({ detail }) => detail)
  const isWrong = Object.values(errors).some((line) => details.some(({ key }) => key in line))
  const isUsed = details.some(
    (column) => column.detail === 'unused' && lines.some((line) => isFilled(line, column))
  )
  const isOpen = requested || isWrong || isUsed
  // once there they stay, or a column would go under the hand that empties it
  if (isOpen && !requested) setOpen(true)
  const columns = useMemo(() => all.filter(({ detail }) => isOpen || !detail), [all, isOpen])
  return { columns, isOpen, setOpen, hasDetails: details.length > 0 }
}
