import { useEffect, type RefObject } from 'react'
import { useWindowRows } from '../table/use-window-rows'
import { LineRow, type LineActions } from './line-row'
import type { Line, LineColumn } from './types'

interface LinesBodyProps {
  lines: Line[]
  columns: LineColumn[]
  actions: LineActions
  errors: Record<number, Record<string, string>>
  total?: (line: Line) => React.ReactNode
  /** What the lines are numbered, where it is not 1, 2, 3 … */
  ordinals?: string[]
  strict: boolean
  disabled?: boolean
  table: RefObject<HTMLTableElement | null>
  /** Set to what scrolls to a line. */
  reveal: RefObject<(row: number) => void>
  /** Called when other lines have been drawn. */
  onDrawn: () => void
}

const NO_ERRORS: Record<string, string> = {}
const ROW_HEIGHT = 40

/** The lines of the grid; a long bill is drawn only where it is looked at. */
export function LinesBody(props: LinesBodyProps) {
  const { lines, columns, table, reveal, onDrawn, errors, ordinals, ...shared } = props
  const { shown, above, below, virtual, isLong } = useWindowRows({
    ...{ count: lines.length, rowHeight: ROW_HEIGHT, table },
    keyOf: (index) => lines[index]!.key,
  })
  useEffect(() => {
    reveal.current = (row) => virtual.scrollToIndex(row, { align: 'auto' })
    onDrawn()
  })
  return (
    <tbody>
      <Spacer height={above} />
      {shown.map((index) => (
        <LineRow
          key={lines[index]!.key}
          {...shared}
          line={lines[index]!}
          index={index}
          ordinal={ordinals?.[index]}
          columns={columns}
          errors={errors[index] ?? NO_ERRORS}
          measure={isLong ? virtual.measureElement : undefined}
        />
      ))}
      <Spacer height={below} />
    </tbody>
  )
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null
}
