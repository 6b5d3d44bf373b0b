import type { Schema } from '../../../api/types'

export const CLOSINGS = 'finance.closings'

export const STATUSES = ['open', 'closed'] as const

export type ClosingRow = Schema<'ClosingRow'>
export type Closing = Schema<'Closing'>
export type YearClosing = Schema<'YearClosing'>

export const closingPath = ({ id }: { id: number | string }): string => `/finance/closings/${id}`
