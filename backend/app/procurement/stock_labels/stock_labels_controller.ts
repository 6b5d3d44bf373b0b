import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintLabelsJob from './print_labels_job.js'
import { labelsValidator, MOST_LABELS } from './validator.js'

export default class StockLabelsController {
  /** Orders a sheet of labels with QR codes. */
  async store(ctx: HttpContext) {
    const { materialIds = [], levelIds = [], copies = 1 } = await validateBody(ctx, labelsValidator)
    const count = (materialIds.length + levelIds.length) * copies
    if (!count) throw invalid({ materialIds: ['required'] })
    if (count > MOST_LABELS) throw invalid({ copies: ['range'] })
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintLabelsJob.jobName,
        title: `${count} stock labels`,
        titleAr: `${count} من ملصقات المخزون`,
        payload: { materialIds, levelIds, copies },
      })
    )
  }
}
