import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { maySeeDocument } from '#people/leave_requests/may_see_document'
import { countedMinutes } from './counted_minutes.js'
import type OvertimeRequest from './overtime_request.js'
import { OVERTIME_REQUEST, withEmployee } from './record_request.js'
import { overtimeRequestStates } from './states.js'

/** Requests as lists answer them. Need `employee` preloaded. */
export async function presentRequests(
  ctx: HttpContext,
  requests: readonly OvertimeRequest[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = requests.map(({ id }) => id)
  const open = await openApprovals(OVERTIME_REQUEST, ids, uow?.trx)
  const projects = await projectsOf(requests, uow)
  return requests.map((request) => {
    const { id, version, number, employeeId, workedOn, minutes, projectId, status } = request
    const { reason, lateReason, decisionReason, employee } = request
    const project = projectId === null ? undefined : projects.get(projectId)
    return {
      ...{ id, version, number, employeeId, workedOn, minutes, projectId, status },
      ...{ reason, lateReason, decisionReason },
      ...{ employeeName: employee.name, employeeNameAr: employee.nameAr },
      projectName: project ? `${project.code} ${project.name}` : null,
      projectNameAr: project ? `${project.code} ${project.name_ar ?? project.name}` : null,
      createdAt: request.createdAt.toUTC().toISO()!,
      can: overtimeRequestStates.can(request, by, open.get(id)),
    }
  })
}

/** A request as its page and every write on it answer. @throws AppError 404 also where it is not theirs to see */
export async function showRequest(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const request = await withEmployee(uow).where('id', id).first()
  if (!request) throw notFound()
  const document = { type: OVERTIME_REQUEST, id, employeeId: request.employeeId }
  if (!(await maySeeDocument(ctx, document, uow))) throw notFound()
  const [row] = await presentRequests(ctx, [request], uow)
  return {
    ...row!,
    countedMinutes: await countedOf(uow?.trx ?? db.connection(), request),
    approval: await approvalOf(OVERTIME_REQUEST, id, uow?.trx),
  }
}

/** Null until both the request and the timesheet of its week are approved. */
async function countedOf(client: QueryClientContract, request: OvertimeRequest) {
  if (request.status !== 'approved') return null
  return (await countedMinutes(client, [request])).get(request.id) ?? null
}

interface ProjectName {
  id: number
  code: string
  name: string
  name_ar: string | null
}

async function projectsOf(requests: readonly OvertimeRequest[], uow?: UnitOfWork) {
  const ids = [...new Set(requests.map(({ projectId }) => projectId).filter((id) => id !== null))]
  const client = uow?.trx ?? db.connection()
  const rows: ProjectName[] = ids.length
    ? await client.from('project_names').whereIn('id', ids).select('id', 'code', 'name', 'name_ar')
    : []
  return new Map(rows.map((row) => [row.id, row]))
}
