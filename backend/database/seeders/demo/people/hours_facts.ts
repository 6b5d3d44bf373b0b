import type { DemoContext } from '#database/seeders/demo/context'
import Employee from '#people/employees/employee'
import { managersAbove } from '#people/shared/manager_chain'

/** Departments whose people work on projects. */
const ON_PROJECTS = ['ENG', 'EST', 'DSG', 'PRD', 'PLN', 'SIT']
/** Projects on which everyone's hours are: as many as their teams can build at once. */
const MOST_PROJECTS = 8

export interface Rate {
  effectiveOn: string
  hourMinor: number
}

export interface HoursFacts {
  people: Employee[]
  projects: { id: number; managerId: number | null; tasks: number[] }[]
  rates: Map<number, Rate[]>
  /** The sign-in that decides on all hours of somebody. */
  managers: Map<number, number>
  /** Minutes of approved overtime by person and day, `7 2026-10-06`. */
  overtime: Map<string, number>
}

/** What the hours of the demo company are made of. */
export async function hoursFacts({ trx }: DemoContext): Promise<HoursFacts> {
  const people = await Employee.query({ client: trx })
    .whereIn('departmentId', (offices) => {
      void offices.from('departments').whereIn('code', ON_PROJECTS).select('id')
    })
    .where('employed', true)
    .orderBy('id')
  const ids = people.map(({ id }) => id)
  const overtime = await trx
    .from('overtime_requests')
    .where('status', 'approved')
    .select('employee_id', 'worked_on', 'minutes')
  return {
    people,
    projects: await projectsOf(trx),
    rates: await ratesOf(trx, ids),
    managers: await managersOf(trx, ids),
    overtime: new Map(overtime.map((row) => [`${row.employee_id} ${row.worked_on}`, row.minutes])),
  }
}

type Trx = DemoContext['trx']

async function projectsOf(trx: Trx): Promise<HoursFacts['projects']> {
  const projects = await trx
    .from('projects')
    .whereIn('status', ['active', 'in_progress'])
    .orderBy('id')
    .limit(MOST_PROJECTS)
    .select('id', 'manager_id')
  const tasks = await trx
    .from('project_tasks')
    .whereIn(
      'project_id',
      projects.map(({ id }) => id)
    )
    .orderBy('id')
    .select('id', 'project_id')
  const byProject = Map.groupBy(tasks, (task): number => task.project_id)
  return projects.map(({ id, manager_id: managerId }) => ({
    ...{ id, managerId },
    tasks: (byProject.get(id) ?? []).map((task) => task.id),
  }))
}

async function ratesOf(trx: Trx, ids: number[]): Promise<Map<number, Rate[]>> {
  const rows = await trx
    .from('pay_rates')
    .whereIn('employee_id', ids)
    .whereNotNull('cost_rate_minor')
    .orderBy('effective_on')
    .select('employee_id', 'effective_on', 'cost_rate_minor')
  const rates = rows.map((row) => ({
    employeeId: row.employee_id as number,
    rate: { effectiveOn: row.effective_on, hourMinor: Number(row.cost_rate_minor) },
  }))
  const byPerson = Map.groupBy(rates, ({ employeeId }) => employeeId)
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ rate }) => rate)]))
}

async function managersOf(trx: Trx, ids: number[]): Promise<Map<number, number>> {
  const lines = await managersAbove(trx, ids)
  const rows = await trx
    .from('employees')
    .where('employed', true)
    .whereNotNull('user_id')
    .select('id', 'user_id')
  const users = new Map<number, number>(rows.map((row) => [row.id, row.user_id]))
  return new Map(
    [...lines].flatMap(([id, line]): [number, number][] => {
      const nearest = line.find((manager) => users.has(manager))
      return nearest === undefined ? [] : [[id, users.get(nearest)!]]
    })
  )
}
