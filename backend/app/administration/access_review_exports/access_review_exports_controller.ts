import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { orderReport } from '#files/report_files/order_report'
import AccessReview from '#identity/shared/access_review'
import { accessReviewExportValidator } from '#administration/access_review_exports/validator'

/** Reviews of who may do what, as files for an auditor. */
export default class AccessReviewExportsController {
  async store(ctx: HttpContext) {
    const { format } = await validateBody(ctx, accessReviewExportValidator)
    const review = await AccessReview.find(ctx.params.id)
    if (!review) throw notFound()
    const asked = { id: review.id }
    return orderReport(ctx, { report: 'access-review', format, asked })
  }
}
