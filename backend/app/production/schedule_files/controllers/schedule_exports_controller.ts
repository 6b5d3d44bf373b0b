import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import { ExportScheduleJob } from '#production/schedule_files/jobs/export_schedule_job'
import { exportScheduleValidator } from '#production/schedule_files/validator'

export default class ScheduleExportsController {
  /** Orders the schedule of a project as a file of another program. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const { format } = await validateBody(ctx, exportScheduleValidator)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: ExportScheduleJob.jobName,
        title: `Schedule of ${project.code} (${format.toUpperCase()})`,
        titleAr: `جدول ${project.code} (${format.toUpperCase()})`,
        payload: { projectId: project.id, format, language: languageOf(ctx) },
        entityType: 'project',
        entityId: project.id,
      })
    )
  }
}
