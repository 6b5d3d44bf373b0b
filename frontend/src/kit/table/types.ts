import type { ReactNode } from 'react'
import type { Row } from '../../api/types'
import type { ChoiceOption } from '../inputs/use-choices'

export type { Row }

export type ColumnFilter =
  | { kind: 'text' }
  | { kind: 'choice'; list?: string; options?: ChoiceOption[] }
  | { kind: 'date' }
  | { kind: 'number' }

export interface Column<R extends Row> {
  /** Field of the row; also the sort and filter field unless `field` says otherwise. */
  key: string
  /** Defaults to the text of `<resource>.fields.<key>`. */
  title?: string
  field?: string
  render?: (row: R) => ReactNode
  sortable?: boolean
  filter?: ColumnFilter
  align?: 'end'
  width?: number
  /** What is done with a row: it never gives way where columns have no room. */
  kept?: boolean
  /** Shown only when the user chooses it. */
  optional?: boolean
}

export interface TableTab {
  key: string
  label: string
  /** Filter parameters of this tab, for example `{ status: 'pending' }`. */
  params: Record<string, string>
}
