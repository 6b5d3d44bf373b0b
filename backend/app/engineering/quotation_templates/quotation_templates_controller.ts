import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showQuotation } from '#engineering/quotations/show_quotation'
import QuotationTemplate from './quotation_template.js'
import { deleteTemplate, makeTemplate, quotationFromTemplate, templateList } from './templates.js'
import { templateUseValidator, templateValidator } from './validator.js'

/** Bills that new quotations start from. */
export default class QuotationTemplatesController {
  async index() {
    return (await templateList()).map(viewOf)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, templateValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => viewOf(await makeTemplate(uow, input)))
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => deleteTemplate(uow, ctx.params.id))
  }

  /** Starts a quotation from a template. */
  async use(ctx: HttpContext) {
    const { id } = ctx.params
    if (!(await QuotationTemplate.query().where({ id }).select('id').first())) throw notFound()
    const facts = await validateBody(ctx, templateUseValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const quotation = await quotationFromTemplate(uow, id, facts)
      return showQuotation(ctx, quotation, uow.trx)
    })
  }
}

const viewOf = ({ id, name, currency, lineCount, createdAt }: QuotationTemplate) => ({
  ...{ id, name, currency, lineCount },
  createdAt: createdAt.toUTC().toISO()!,
})
