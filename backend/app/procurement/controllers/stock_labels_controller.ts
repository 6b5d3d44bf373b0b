import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import PrintLabelsJob from '#procurement/jobs/print_labels_job'
import { labelsValidator, MOST_LABELS } from '#procurement/validators/labels'

export default class StockLabelsController {
  /** Orders a sheet of labels with QR codes. */
  async store(ctx: HttpContext) {
    const { materialIds = [], levelIds = [], copies = 1 } = await validateBody(ctx, labelsValidator)
    const count = (materialIds.length + levelIds.length) * copies
    if (!count) throw invalid({ materialIds: ['required'] })
    if (count > MOST_LABELS) throw invalid({ copies: ['range'] })
    ctx.response.status(202)
    return writeRequest(ctx, (unit) =>
      unit.enqueue({
        type: PrintLabelsJob.jobName,
        title: `${count} stock labels`,
        titleAr: `${count} من ملصقات المخزون`,
        payload: { materialIds, levelIds, copies },
      })
    )
  }
}
