import db from '@adonisjs/lucid/services/db'
import { userNames } from '#core/base/user_names'
import type { BUCKETS } from '#core/reports/age_buckets'
import { isLate, type AgeingDocument } from '#commercial/ageing/ageing_report'

/** Buckets, credits and sums of some documents. */
export interface DebtSums {
  buckets: Record<(typeof BUCKETS)[number], number>
  unallocatedMinor: number
  outstandingMinor: number
  overdueMinor: number
}

export interface DebtGroup extends DebtSums {
  id: number | null
  name: string | null
  nameAr: string | null
}

export type GroupedBy = 'project' | 'person'

/** The project of each document by its contract, or the person whom its client belongs to. */
export async function groupKeys(documents: readonly AgeingDocument[], by: GroupedBy) {
  const column = by === 'project' ? 'contractId' : 'clientId'
  const ids = [...new Set(documents.flatMap((one) => one[column] ?? []))]
  const known = by === 'project' ? await projectsOf(ids) : await ownersOf(ids)
  return (document: AgeingDocument) => known.get(document[column] ?? 0) ?? null
}

/** What is owed by project or by salesperson, the largest first; each way adds up to the same. */
export async function debtGroups(
  documents: readonly AgeingDocument[],
  by: GroupedBy,
  asOf: string
): Promise<DebtGroup[]> {
  const keyOf = await groupKeys(documents, by)
  const groups = Map.groupBy(documents, keyOf)
  const ids = [...groups.keys()].filter((id) => id !== null)
  const names = await (by === 'project' ? projectNames(ids) : peopleNames(ids))
  return [...groups]
    .map(([id, own]) => ({
      id,
      ...(names.get(id ?? 0) ?? { name: null, nameAr: null }),
      ...sumsOf(own, asOf),
    }))
    .sort((a, b) => b.outstandingMinor - a.outstandingMinor || (a.id ?? 0) - (b.id ?? 0))
}

export function sumsOf(documents: readonly AgeingDocument[], asOf: string): DebtSums {
  const sums: DebtSums = {
    buckets: { notDue: 0, d0to30: 0, d31to60: 0, d61to90: 0, over90: 0 },
    ...{ unallocatedMinor: 0, outstandingMinor: 0, overdueMinor: 0 },
  }
  for (const document of documents) {
    const { bucket, openMinor } = document
    if (bucket === 'unallocated') sums.unallocatedMinor += openMinor
    else sums.buckets[bucket] += openMinor
    sums.outstandingMinor += openMinor
    if (isLate(document, asOf)) sums.overdueMinor += openMinor
  }
  return sums
}

async function projectsOf(contractIds: number[]): Promise<Map<number, number | null>> {
  if (!contractIds.length) return new Map()
  const rows = await db
    .from('contracts')
    .whereIn('id', contractIds)
    .select('id', 'project_id as key')
  return new Map(rows.map(({ id, key }) => [id, key]))
}

async function ownersOf(clientIds: number[]): Promise<Map<number, number | null>> {
  if (!clientIds.length) return new Map()
  const rows = await db.from('clients').whereIn('id', clientIds).select('id', 'owner_id as key')
  return new Map(rows.map(({ id, key }) => [id, key]))
}

type Names = Map<number, { name: string; nameAr: string | null }>

async function projectNames(ids: number[]): Promise<Names> {
  if (!ids.length) return new Map()
  const rows = await db.from('project_names').whereIn('id', ids).select('id', 'name', 'name_ar')
  return new Map(rows.map((row) => [row.id, { name: row.name, nameAr: row.name_ar }]))
}

async function peopleNames(ids: number[]): Promise<Names> {
  const [english, arabic] = await Promise.all(
    (['en', 'ar'] as const).map((language) => userNames(ids, db.connection(), language))
  )
  return new Map([...english!].map(([id, name]) => [id, { name, nameAr: arabic!.get(id) ?? null }]))
}
