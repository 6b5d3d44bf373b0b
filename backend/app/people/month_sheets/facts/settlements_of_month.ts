import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { storedJson } from '#core/database/stored_json'
import { byPerson } from './by_person.js'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

/** Days that a settlement pays, or would pay once it is approved. */
export interface SettledDays {
  id: number
  number: string
  from: string
  to: string
  isDecided: boolean
}

/** Settlements of some people, as far as they pay days of a month themselves. */
export async function settlementsOfMonth(
  client: Pick<QueryClientContract, 'from'>,
  { firstOn, lastOn }: Month,
  people: readonly Person[]
): Promise<(id: number) => SettledDays[]> {
  const rows: Row[] = await client
    .from('settlements')
    .whereIn(
      'employee_id',
      people.map(({ id }) => id)
    )
    .where('pays_month', true)
    .whereBetween('last_day_on', [firstOn, lastOn])
    .whereIn('status', ['submitted', 'approved', 'paid'])
    .orderBy('last_day_on')
    .select('id', 'employee_id', 'number', 'status', 'figures')
  const found = byPerson(rows)
  return (id) => found(id).flatMap(daysOf)
}

interface Row {
  id: number
  employee_id: number
  number: string
  status: string
  /** As a text, or read already, as the database has it. */
  figures: string | Figures
}

interface Figures {
  month: { from: string; to: string } | null
}

function daysOf({ id, number, status, figures }: Row): SettledDays[] {
  const { month } = storedJson<Figures>(figures)
  if (!month) return []
  return [{ ...{ id, number, isDecided: status !== 'submitted' }, from: month.from, to: month.to }]
}
