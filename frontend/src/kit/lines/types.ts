import type { LookupOption } from '../../api/types'
import type { ChoiceOption } from '../inputs/use-choices'

/** One editable line. `key` lives in the browser only and never travels to the server. */
export interface Line {
  key: string
  [field: string]: string | number | null | undefined
}

export interface LineColumn {
  key: string
  title: string
  kind: 'text' | 'decimal' | 'day' | 'choice' | 'suggest' | 'record' | 'search'
  /**
   * Of a record cell: path below `/api`. The name of the chosen one is kept in `<key>Label`. Of a search
   * cell: what is offered while it is typed; `fill` alone says what a choice writes.
   */
  lookup?: string
  /** Of a record cell: what else a choice writes into its line. */
  fill?: (option: LookupOption, line: Line) => Partial<Line>
  /** What a value written into a cell changes elsewhere in its line. */
  sets?: (value: string, line: Line) => Partial<Line>
  /** Values of a choice, or what a suggest cell offers. */
  options?: ChoiceOption[]
  /** Direction of the text, for example `rtl` for Arabic descriptions. */
  dir?: 'rtl' | 'ltr' | 'auto'
  /** CSS width of the column on wide screens. */
  width?: string
  required?: boolean
  /**
   * Shown only once the user asks for all columns, or when something in it is wrong; `unused` also
   * when a line has something else there than `fallback`.
   */
  detail?: boolean | 'unused'
  /** Other names under which a spreadsheet may carry this column. */
  headers?: string[]
  /** Value of a choice that nothing was chosen for. */
  fallback?: string
}
