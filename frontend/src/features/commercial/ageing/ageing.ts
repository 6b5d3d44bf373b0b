import type { Answer } from '../../../api/types'

export const AGEING = 'commercial.ageing'

export const BUCKETS = ['notDue', 'd0to30', 'd31to60', 'd61to90', 'over90'] as const
export const COLUMNS = [...BUCKETS, 'unallocated', 'outstanding', 'retention'] as const
/** What every client owes on a day, as the API answers it. */
export type AgeingReport = Answer<'ageing.index'>
export type AgeingRow = AgeingReport['rows'][number]

export type AgeingDocument = Answer<'ageing.show'>[number]

export function documentPath({ kind, id }: { kind: string; id: number }): string {
  if (kind.startsWith('write_off')) return `/commercial/write-offs/${id}`
  return kind.startsWith('receipt') ? `/commercial/receipts/${id}` : `/commercial/invoicing/${id}`
}
