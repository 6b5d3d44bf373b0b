import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict, invalid } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type Employee from '#people/employees/employee'
import { OPEN_PROJECTS } from '#people/timesheets/week_facts'

/** Plans reach no further ahead. */
const LONGEST_AHEAD = 366

export interface WantedOvertime {
  employee: Employee
  workedOn: string
  projectId: number | null
  lateReason: string | null
  /** The request itself, once it is stored. */
  requestId?: number
}

/** Days after the day itself on which overtime may still be asked for; 0: only before the day. */
export const lateDays = () => setting('overtimeLateDays', 0)

/**
 * Overtime is asked for before its day. A setting allows some days afterwards, with the reason why it was
 * not asked for in time.
 * @param askedOn the day on which it is asked for
 * @throws AppError 422 per field
 */
export function refuseLate({ workedOn, lateReason }: WantedOvertime, askedOn: string) {
  if (workedOn > formatDay(parseDay(askedOn) + LONGEST_AHEAD))
    throw invalid({ workedOn: ['range'] })
  if (workedOn > askedOn) return
  const days = lateDays()
  if (days === 0 || workedOn < formatDay(parseDay(askedOn) - days))
    throw invalid({ workedOn: ['beforeOvertime'] })
  if (!lateReason) throw invalid({ lateReason: ['required'] })
}

/**
 * Nothing speaks against overtime of this person on this day.
 * @throws AppError 422 per field, 409 NOT_EMPLOYED, OVERTIME_OVERLAPS, OVERTIME_ON_LEAVE
 */
export async function assessOvertime(client: QueryClientContract, wanted: WantedOvertime) {
  const { employee, workedOn, projectId } = wanted
  if (workedOn < employee.joinOn) throw invalid({ workedOn: ['beforeJoining'] })
  if (!employee.employed) throw conflict('NOT_EMPLOYED')
  if (projectId !== null) await refuseClosed(client, projectId)
  await refuseOverlap(client, wanted)
  await refuseLeave(client, wanted)
}

async function refuseClosed(client: QueryClientContract, projectId: number) {
  const project = await client.from('project_names').where('id', projectId).first()
  if (!project) throw invalid({ projectId: ['absent'] })
  if (!OPEN_PROJECTS.includes(project.status)) throw invalid({ projectId: ['inactive'] })
}

/** One request for each day: a longer evening replaces the shorter one. */
async function refuseOverlap(client: QueryClientContract, wanted: WantedOvertime) {
  const { employee, workedOn, requestId } = wanted
  const others = await client
    .from('overtime_requests')
    .where({ employee_id: employee.id, worked_on: workedOn })
    .whereIn('status', ['submitted', 'approved'])
    .select('id', 'number')
  const other = others.find(({ id }) => id !== requestId)
  if (other)
    throw conflict('OVERTIME_OVERLAPS', {
      params: { number: other.number },
      details: { recordId: other.id },
    })
}

/** Half a day of leave leaves the other half for work. */
async function refuseLeave(client: QueryClientContract, { employee, workedOn }: WantedOvertime) {
  const leave = await client
    .from('leave_requests')
    .where({ employee_id: employee.id, status: 'approved' })
    .where('from_on', '<=', workedOn)
    .where('to_on', '>=', workedOn)
    .where((first) => void first.where('from_on', '<', workedOn).orWhere('starts_half', false))
    .where((last) => void last.where('to_on', '>', workedOn).orWhere('ends_half', false))
    .select('number')
    .first()
  if (leave) throw conflict('OVERTIME_ON_LEAVE', { params: { number: leave.number } })
}
