import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { translatorFor } from '#core/base/language'
import { isDuplicate } from '#core/database/failures'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { applyImport } from '#commercial/calendar/imports/apply_import'
import { importView } from '#commercial/calendar/imports/import_view'
import { planImport } from '#commercial/calendar/imports/plan_import'
import { readUpload } from '#commercial/calendar/imports/read_upload'
import { calendarImportValidator } from '#commercial/calendar/validator'

/** Calendars of other programs: what importing one would do, and importing it. */
export default class CalendarImportsController {
  /** Reads a file and stores nothing. */
  async check(ctx: HttpContext) {
    const { entries, name } = await readUpload(ctx, noBody)
    return importView(name, await planImport(ctx.auth.user!.id, entries))
  }

  /** The same file, imported as the person's own events. */
  async store(ctx: HttpContext) {
    const upload = await readUpload(ctx, calendarImportValidator)
    const { kind = 'meeting', isPrivate = false } = upload.fields
    const untitled = translatorFor(ctx)('calendar.untitled')
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const choice = { kind, isPrivate, untitled }
        const { name, entries } = upload
        const planned = await applyImport(uow, name, entries, choice).catch(refuseSecond)
        return importView(name, planned)
      },
      upload.fingerprint
    )
  }
}

/** The same person imports the same events at the same moment. */
function refuseSecond(error: unknown): never {
  throw isDuplicate(error) ? conflict('IDEMPOTENCY_IN_PROGRESS') : error
}
