import { useState } from 'react'
import { linesBody, withoutTail } from './check-lines'
import { LineItemsEditor } from './line-items-editor'
import { withKeys } from './operations'
import type { Line, LineColumn } from './types'

interface RowsInputProps {
  /** Field name on the form; messages of the server at `<name>.<index>.<column>` are shown here. */
  name: string
  label: string
  columns: LineColumn[]
  blank: () => Line
  value?: object[]
  onChange?: (rows: object[]) => void
}

/** The lines editor as an input of rows as the API takes them, without the browser's keys. */
export function RowsInput({
  value = NO_ROWS,
  onChange,
  columns,
  blank,
  ...editor
}: RowsInputProps) {
  const [kept, setKept] = useState(() => ({ value, lines: withKeys(value) as Line[] }))
  // another record, or what has been saved
  if (kept.value !== value) setKept({ value, lines: withKeys(value) as Line[] })
  const change = (lines: Line[]) => {
    const rows = linesBody(withoutTail(lines, columns, blank), columns)
    setKept({ value: rows, lines })
    onChange?.(rows)
  }
  return (
    <LineItemsEditor
      {...editor}
      columns={columns}
      blank={blank}
      value={kept.lines}
      onChange={change}
    />
  )
}

const NO_ROWS: object[] = []
