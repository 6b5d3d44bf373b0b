import db from '@adonisjs/lucid/services/db'
import { countryOf, type Country } from '#engines/text/countries'
import { departmentParents } from '#people/departments/department_parents'
import { lineAbove } from '#people/departments/department_tree'

export interface Goal {
  country: Country
  /** Percent; null where the firm has set none. */
  percent: number | null
}

/** What counts while the firm has said nothing. */
const USUAL: Goal = { country: countryOf('Saudi Arabia'), percent: null }

/** The goal of each department: its own, that of the nearest department above, or the firm's. */
export async function goalsByDepartment(): Promise<(departmentId: number | null) => Goal> {
  const [goals, parents] = await Promise.all([
    db.from('nationality_goals').select('department_id', 'nationality', 'percent'),
    departmentParents(db.connection()),
  ])
  const own = new Map<number | null, Goal>(
    goals.map((row) => [
      row.department_id,
      { country: countryOf(row.nationality), percent: row.percent },
    ])
  )
  const ofFirm = own.get(null) ?? USUAL
  return (departmentId) => {
    const line = departmentId === null ? [] : lineAbove(departmentId, parents)
    const nearest = line.find((id) => own.has(id))
    return nearest === undefined ? ofFirm : own.get(nearest)!
  }
}
