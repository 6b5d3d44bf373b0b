import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerRecord } from '#core/resources/records'
import { lockRecord } from '#core/resources/save_record'
import { writeRequest } from '#core/unit_of_work/write_request'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import PrintPosterJob from '#people/attendance_sites/pdf/print_poster_job'
import { attendanceSites } from '#people/attendance_sites/resource'
import { renewCode } from '#people/attendance_sites/site_code'
import { posterValidator } from '#people/attendance_sites/validator'

export default class AttendancePostersController {
  /** Makes a new code; the posters that hang there have to be replaced. */
  async renew(ctx: HttpContext) {
    const place = { id: ctx.params.id, expectedVersion: requireVersion(ctx) }
    return writeRequest(ctx, async (uow) => {
      const site = await lockRecord(uow, attendanceSites, AttendanceSite, place)
      await renewCode(uow, site as AttendanceSite)
      return answerRecord(ctx, attendanceSites, AttendanceSite, site.id, uow.trx)
    })
  }

  /** Prints the poster; a place that has no code yet gets its first one. */
  async print(ctx: HttpContext) {
    const { language = languageOf(ctx) } = await validateBody(ctx, posterValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const site = await AttendanceSite.query({ client: uow.trx })
        .where('id', ctx.params.id)
        .forUpdate()
        .first()
      if (!site) throw notFound()
      if (site.code === null) await renewCode(uow, site)
      return uow.enqueue({
        type: PrintPosterJob.jobName,
        title: `Poster of ${site.name}`,
        titleAr: `ملصق ${site.nameAr}`,
        payload: { siteId: site.id, language },
        entityType: attendanceSites.entity,
        entityId: site.id,
        dedupKey: `attendance-poster:${ctx.actor!.id}:${site.id}:${site.version}:${language}`,
      })
    })
  }
}
