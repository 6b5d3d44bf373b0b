import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { employedBetween } from '#people/employees/employed_between'
import type { Month } from './month.js'

type Client = Pick<QueryClientContract, 'from'>

/** Somebody who works here in a month. */
export interface Person {
  id: number
  number: string
  name: string
  nameAr: string
  departmentId: number
  joinOn: string
  endOn: string | null
  employmentType: string
  weekend: string | null
  /** Hours of a week by contract; null for those of the law. */
  weeklyHours: number | null
}

/** People whose facts are read together. */
export const BLOCK = 250

const employedIn = (client: Client, month: Month) =>
  employedBetween(client.from('employees'), month)

export async function countPeople(client: Client, month: Month): Promise<number> {
  const row = await employedIn(client, month).count('* as total').first()
  return Number(row.total)
}

/** The next of those who work here in a month, in the order of their ids. */
export async function peopleAfter(client: Client, month: Month, id: number): Promise<Person[]> {
  const rows = await employedIn(client, month)
    .where('id', '>', id)
    .orderBy('id')
    .limit(BLOCK)
    .select(COLUMNS)
  return rows.map(personOf)
}

/** Those of some people who work here in a month. */
export async function peopleAmong(client: Client, month: Month, ids: readonly number[]) {
  if (!ids.length) return []
  const rows = await employedIn(client, month)
    .whereIn('id', [...ids])
    .select(COLUMNS)
  return rows.map(personOf)
}

const COLUMNS = [
  ...['id', 'number', 'name', 'name_ar', 'department_id'],
  ...['join_on', 'end_on', 'employment_type', 'weekend', 'weekly_hours'],
]

const personOf = (row: any): Person => ({
  ...{ id: row.id, number: row.number, name: row.name, nameAr: row.name_ar },
  ...{ departmentId: row.department_id, joinOn: row.join_on, endOn: row.end_on },
  ...{ employmentType: row.employment_type, weekend: row.weekend },
  weeklyHours: row.weekly_hours,
})
