import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { namedProjects, projectNames } from '#production/projects/named_projects'
import { blockerOutcomes } from './blocker_outcomes.js'
import { contentOf } from './content.js'
import { countPhotos, photosOf } from './photos.js'
import { SITE_REPORT, withRows } from './record_report.js'
import { materialsById, tasksById, type TaskRow } from './site_tasks.js'
import type SiteReport from './site_report.js'
import { siteReportStates } from './states.js'

/** Reports as lists answer them, with the names of their projects and what the viewer may do. */
export async function presentReports(
  ctx: HttpContext,
  reports: readonly SiteReport[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = reports.map(({ id }) => id)
  const open = await openApprovals(SITE_REPORT, ids, uow?.trx)
  const people = reports.flatMap(({ createdBy, approvedBy }) => [createdBy, approvedBy])
  const names = await userNames(people, uow?.trx)
  const projects = await namedProjects(reports, uow)
  const photos = await countPhotos(ids, uow)
  return reports.map((report) => {
    const { id, version, number, projectId, reportOn, weather, headcount, status, reason } = report
    const { createdBy, approvedBy } = report
    const project = projects.get(projectId)
    return {
      ...{ id, version, number, projectId, reportOn, weather, headcount, status, reason },
      workHours: formatDecimal4(report.workHoursE4),
      photoCount: photos.get(id) ?? 0,
      ...projectNames(project),
      createdBy,
      createdByName: nameIn(names, createdBy),
      createdAt: report.createdAt.toUTC().toISO()!,
      submittedAt: report.submittedAt?.toUTC().toISO() ?? null,
      approvedAt: report.approvedAt?.toUTC().toISO() ?? null,
      approvedByName: nameIn(names, approvedBy),
      can: siteReportStates.can(report, by, open.get(id)),
    }
  })
}

/** A report as its page and every write on it answer. @throws AppError 404 */
export async function showReport(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const report = await withRows(uow).where('id', id).first()
  if (!report) throw notFound()
  const [row] = await presentReports(ctx, [report], uow)
  const photos = (await photosOf([id], uow)).get(id) ?? []
  const schedule = await (uow?.trx ?? db)
    .from('schedules')
    .where('project_id', report.projectId)
    .select('version')
    .first()
  const { temperatureLow, temperatureHigh, visitors, notes, contentHash } = report
  const { crews, equipment } = contentOf(report)
  return {
    ...row!,
    ...{ temperatureLow, temperatureHigh, visitors, notes, crews, equipment },
    ...(await rowsWithTasks(ctx, report, uow)),
    photos: photos.map(({ id: fileId, name, sha256 }) => ({
      ...{ id: fileId, name, sha256 },
      url: `/api/files/${fileId}/content`,
    })),
    scheduleVersion: Number(schedule?.version ?? 0),
    contentHash,
    approval: await approvalOf(SITE_REPORT, id, uow?.trx),
  }
}

async function rowsWithTasks(ctx: HttpContext, report: SiteReport, uow?: UnitOfWork) {
  const { works, blockers } = contentOf(report)
  const tasks = await tasksById(
    [...works, ...blockers].flatMap(({ taskId }) => taskId ?? []),
    uow
  )
  const materials = await materialsById(
    report.works.flatMap(({ materialId }) => materialId ?? []),
    uow
  )
  const live = [...tasks].flatMap(([id, task]) => (task.removed_in === null ? [id] : []))
  const outcomes = await blockerOutcomes(ctx, report, new Set(live), uow)
  return {
    works: works.map(({ materialId = null, ...work }) => ({
      ...{ ...work, materialId, ...taskOf(tasks.get(work.taskId)) },
      materialName: materials.get(materialId ?? 0)?.name ?? null,
      materialNameAr: materials.get(materialId ?? 0)?.name_ar ?? null,
    })),
    blockers: blockers.map((blocker, at) => ({
      ...{ ...blocker, ...outcomes[at]! },
      taskName: tasks.get(blocker.taskId ?? 0)?.name ?? null,
      taskNameAr: tasks.get(blocker.taskId ?? 0)?.name_ar ?? null,
    })),
  }
}

const taskOf = (task: TaskRow | undefined) => ({
  taskCode: task?.code ?? '',
  taskName: task?.name ?? '',
  taskNameAr: task?.name_ar ?? null,
  /** As the schedule has it now. */
  scheduledPercent: (task?.percent_e2 ?? 0) / 100,
  duration: task?.duration ?? 0,
  isRemoved: !task || task.removed_in !== null,
})
