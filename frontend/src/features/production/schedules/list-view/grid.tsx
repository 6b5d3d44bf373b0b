import { useId, useRef, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { DndContext } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../providers/toast'
import { useIsRtl } from '../../../../kit/use-is-rtl'
import { SCHEDULES } from '../schedule'
import { cellId } from './cell-id'
import { GridHead } from './grid-head'
import { commandOf } from './grid-keys'
import { GridRowView } from './grid-row'
import styles from './grid.module.css'
import { drop, topmost, type Where } from './outline-commands'
import { selectedIds, useCommands, type Commands, type GridParts } from './use-commands'
import { useDrag } from './use-drag'
import { NUMBER_WIDTH, ROW_HEIGHT, useDrawnRows } from './use-drawn-rows'
import { marksOf } from './use-marks'
import { useRowActions } from './use-row-actions'

/** The outline as cells that are written by keyboard, as in a spreadsheet; only what is on screen is drawn. */
export function Grid(parts: GridParts) {
  const { rows, columns, cells, canEdit } = parts
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const gridId = useId()
  const commands = useCommands(parts)
  const actions = useRowActions(parts, commands, box)
  const count = rows.length + (canEdit ? 1 : 0)
  const { drawn, height } = useDrawnRows({ box, count, gridId, cursor: cells.at })
  const onDrop = (id: number, onto: number, where: Where) => dropRows(parts, id, onto, where)
  const drag = useDrag({ box, rows, rowHeight: ROW_HEIGHT, headHeight: ROW_HEIGHT, onDrop })
  return (
    <DndContext {...drag.context}>
      <div
        ref={box}
        role="treegrid"
        tabIndex={0}
        aria-label={t(`${SCHEDULES}.tasks`)}
        {...sizeOf(parts, count)}
        aria-multiselectable
        aria-activedescendant={cellId(gridId, cells.at.row, cells.at.column)}
        className={styles.grid}
        {...useInput(commands, box)}
      >
        <GridHead columns={columns} />
        <div role="rowgroup" className={styles.body} style={{ blockSize: height }}>
          {drawn.map(({ index, start }) => (
            <GridRowView
              key={rows[index]?.task.id ?? 'new'}
              {...{ index, start, gridId, actions }}
              {...rowProps(parts, index)}
            />
          ))}
          <DropMark drop={drag.drop} />
        </div>
      </div>
      <NoRows {...parts} />
    </DndContext>
  )
}

/** Says why nothing is there, unless the row for new tasks does. */
function NoRows({ rows, canEdit, isFiltered }: GridParts) {
  const { t } = useTranslation()
  if (rows.length || (canEdit && !isFiltered)) return null
  return <p className={styles.none}>{t(`${SCHEDULES}.${isFiltered ? 'none_here' : 'none_yet'}`)}</p>
}

/** Keys and the clipboard, as long as no cell is being edited. */
function useInput(commands: Commands, box: React.RefObject<HTMLDivElement | null>) {
  const isRtl = useIsRtl()
  // Tab goes from cell to cell; after Escape it goes on to what follows the grid
  const isLeaving = useRef(false)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== box.current) return
      if (event.key === 'Tab' && isLeaving.current) return
      if (event.key !== 'Shift') isLeaving.current = event.key === 'Escape'
      const command = commandOf(event, isRtl)
      if (command && commands.run(command)) event.preventDefault()
    },
    onBlur: () => void (isLeaving.current = false),
    onCopy: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      event.clipboardData.setData('text/plain', commands.copy())
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      const { problem } = commands.paste(event.clipboardData.getData('text/plain'))
      if (problem) toast({ variant: 'destructive', title: problem })
    },
  }
}

/** How large the grid is, for the layout and for those who hear it. */
function sizeOf({ columns, canEdit }: GridParts, count: number) {
  const sizes = [NUMBER_WIDTH, ...columns.map(({ width }) => width)]
  const style = {
    '--columns': sizes.map((size) => `${size}px`).join(' '),
    '--width': `${sizes.reduce((sum, size) => sum + size, 0)}px`,
  } as CSSProperties
  return {
    'aria-rowcount': count + 1,
    'aria-colcount': sizes.length,
    'aria-readonly': !canEdit,
    style,
  }
}

/** What a row is drawn from; plain values of the selection, so that other rows are not drawn again. */
function rowProps(parts: GridParts, index: number) {
  const { cells, rows, columns, context, canEdit, writing } = parts
  const { at, range, editing } = cells
  const isIn = index >= range.top && index <= range.bottom
  const isEdited = editing !== null && editing.cell.id === (rows[index]?.task.id ?? null)
  return {
    ...{ columns, context, canEdit },
    row: rows[index] ?? null,
    marks: marksOf(writing.marks, rows[index]),
    active: at.row === index ? at.column : null,
    from: isIn ? range.start : -1,
    to: isIn ? range.end : -2,
    editing: isEdited ? editing.inRow : null,
  }
}

/** A dragged row takes the selected ones along when it is one of them. */
function dropRows(parts: GridParts, id: number, onto: number, where: Where) {
  const ids = selectedIds(parts)
  const moving = ids.includes(id) ? topmost(parts.plan, ids).map((task) => task.id) : [id]
  const changes = drop(parts.plan, moving, onto, where)
  if (changes.length) void parts.writing.save(changes)
}

function DropMark({ drop: place }: { drop: ReturnType<typeof useDrag>['drop'] }) {
  if (!place) return null
  const top = (place.where === 'after' ? place.index + 1 : place.index) * ROW_HEIGHT
  const style = place.where === 'inside' ? styles.dropInside : styles.dropLine
  return <div className={style} style={{ insetBlockStart: top }} />
}
