import type { Schema } from '../../../api/types'

export const WRITE_OFFS = 'commercial.write_offs'
export const STATUSES = ['submitted', 'approved', 'rejected', 'cancelled', 'reversed'] as const

export type WriteOffRow = Schema<'WriteOffRow'>
export type WriteOff = Schema<'WriteOff'>

export const writeOffPath = ({ id }: { id: number | string }): string =>
  `/commercial/write-offs/${id}`
