import db from '@adonisjs/lucid/services/db'
import type { Bilingual } from '#core/reports/report'
import {
  movesOf,
  placesOn,
  type EmploymentMove,
  type EmploymentStep,
  type Inside,
} from '#people/job_history/employment_moves'
import type { Ask, Fact } from './report_definition.js'

/** Every move up to the day, of those whom the report speaks of. */
export async function movesUntil({ asOf, people }: Ask): Promise<EmploymentMove[]> {
  const steps: EmploymentStep[] = await db
    .from('job_changes')
    .where('effective_on', '<=', asOf)
    .where((says) => void says.whereNotNull('department_id').orWhereNotNull('status'))
    .orderBy('employee_id')
    .orderBy('effective_on')
    .orderBy('id')
    .select('employee_id', 'effective_on', 'department_id', 'status')
  const moves = movesOf(steps)
  return people ? moves.filter(({ employeeId }) => people.has(employeeId)) : moves
}

export const insideOf =
  ({ departments }: Ask): Inside =>
  (id) =>
    departments === null || departments.has(id)

/** Departments by their ids. */
export async function departmentNames(): Promise<Map<number, Bilingual>> {
  const rows = await db.from('departments').select('id', 'name', 'name_ar')
  return new Map(rows.map((row) => [row.id, { en: row.name, ar: row.name_ar }]))
}

/** Who works here at the end of a day, each with their department. */
export async function peopleOn(ask: Ask): Promise<Map<number, number>> {
  const inside = insideOf(ask)
  const places = placesOn(await movesUntil(ask), ask.asOf)
  return new Map([...places].filter(([, department]) => inside(department)))
}

/** One row for each move. */
export const moveFacts = (
  moves: readonly EmploymentMove[],
  names: ReadonlyMap<number, Bilingual>
): Fact[] =>
  moves.map(({ employeeId, on, from, to }) => ({
    employeeId,
    on,
    what: wayOf(from, to, names),
    amount: 1,
  }))

function wayOf(
  from: number | null,
  to: number | null,
  names: ReadonlyMap<number, Bilingual>
): Bilingual | null {
  const [before, after] = [from, to].map((id) => (id === null ? undefined : names.get(id)))
  if (!before || !after) return before ?? after ?? null
  return { en: `${before.en} → ${after.en}`, ar: `${before.ar} ← ${after.ar}` }
}
