import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { languageOf } from '#core/base/language'
import { answerHistory } from '#core/history/record_history'
import { validateBody, validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import { cancelExport } from './cancel_export.js'
import { createExport } from './create_export.js'
import EntryExport from './entry_export.js'
import { countFree } from './free_entries.js'
import { entryExportListing } from './listing.js'
import { presentExports, showExport } from './present_exports.js'
import { ENTRY_EXPORT, lockExport } from './records.js'
import { exportStates } from './states.js'
import { periodValidator } from './validator.js'

const act = actOnDocument({ states: exportStates, lock: lockExport, show: showExport })

export default class EntryExportsController {
  async index(ctx: HttpContext) {
    return presentExports(ctx, await answerList(ctx, EntryExport, entryExportListing))
  }

  async show(ctx: HttpContext) {
    return showExport(ctx, ctx.params.id)
  }

  /** How many entries of a period no export holds. */
  async free(ctx: HttpContext) {
    const period = await validateQuery(ctx, periodValidator)
    return { entryCount: await countFree(period) }
  }

  async store(ctx: HttpContext) {
    const period = await validateBody(ctx, periodValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createExport(uow, period, languageOf(ctx))
      return showExport(ctx, id, uow)
    })
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'cancel', (uow, one) => cancelExport(uow, one, reason))
  }

  /** What happened to an export, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showExport(ctx, ctx.params.id)
    return answerHistory(ctx, ENTRY_EXPORT, id)
  }
}
