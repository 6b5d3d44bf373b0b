import type { HttpContext } from '@adonisjs/core/http'
import { conflict, forbidden, notFound } from '#core/base/app_error'
import { checkVersion, requireVersion } from '#core/http/version'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import { ApplyScheduleJob } from '#production/schedule_files/jobs/apply_schedule_job'
import type { ImportPreview } from '#production/schedule_files/import_preview'
import { lackedFor } from '#production/schedule_files/lacked_rights'
import ScheduleImport from '#production/schedule_files/schedule_import'
import { applyScheduleValidator } from '#production/schedule_files/validator'
import { readSettings } from '#production/schedules/settings'

export default class ScheduleImportApplicationsController {
  /** Orders the schedule of the project to become the one of the file, as it was previewed. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const expectedVersion = requireVersion(ctx)
    const { baselines = true } = await validateBody(ctx, applyScheduleValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const batch = await ScheduleImport.query({ client: uow.trx })
        .where('id', ctx.params.importId)
        .where('projectId', project.id)
        .where('createdBy', ctx.actor!.id!)
        .forUpdate()
        .first()
      if (!batch) throw notFound()
      await checkVersion(batch, expectedVersion, uow.trx)
      requireReady(batch, ctx.abilities)
      const { version } = await readSettings(project.id, uow.trx)
      if (version !== batch.scheduleVersion) throw conflict('SCHEDULE_IMPORT_STALE')
      const job = await uow.enqueue({
        type: ApplyScheduleJob.jobName,
        title: `Import of the schedule of ${project.code}`,
        titleAr: `استيراد جدول ${project.code}`,
        payload: { importId: batch.id, baselines },
        entityType: 'project',
        entityId: project.id,
        dedupKey: `schedule-import:${batch.id}`,
      })
      batch.merge({ status: 'applying', jobId: job.id, version: batch.version + 1 })
      await batch.save()
      return job
    })
  }
}

/**
 * @throws AppError 409 for a file that was not read, has no dates, or was applied before, 403 for one that
 *   brings calendars or resources that the person may not add
 */
function requireReady({ status, preview }: ScheduleImport, abilities: ReadonlySet<string>) {
  if (status === 'applied') throw conflict('SCHEDULE_IMPORT_APPLIED')
  if (preview === null) throw conflict('SCHEDULE_IMPORT_UNREAD')
  const found = JSON.parse(preview) as ImportPreview
  if (found.fault) throw conflict('SCHEDULE_IMPORT_UNREAD')
  if (lackedFor(found, abilities).length) throw forbidden()
}
