import { languageNow } from '#core/base/language'

/** So many report to one person at most that a chart of them can still be looked at. */
export const MOST = 500

export interface ChartPerson {
  id: number
  name: string
  nameAr: string
  position: string
  positionAr: string
  photoUrl: string | null
  departmentId: number
}

/** People of one level by name, and how many report to each of them. */
export interface ChartLevel {
  people: ChartPerson[]
  reports: ReadonlyMap<number, number>
}

export const nameOrder = (): 'nameAr' | 'name' => (languageNow() === 'ar' ? 'nameAr' : 'name')

/** Counts by the manager. */
export const byManager = (rows: readonly { manager_id: number; total: number | string }[]) =>
  new Map(rows.map((row) => [row.manager_id, Number(row.total)]))
