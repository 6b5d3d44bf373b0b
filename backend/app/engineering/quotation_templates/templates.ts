import { DateTime } from 'luxon'
import { invalid, notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { billContent } from '#engineering/quotations/copies/bill_content'
import { startFrom } from '#engineering/quotations/copies/start_from'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import QuotationTemplate from './quotation_template.js'

/** What of a quotation belongs to one job only. */
const OF_ONE_JOB = {
  ...{ projectNameAr: null, location: null, city: null, endUser: null, requestedBy: null },
  ...{ clientReference: null, clientId: null, clientName: null, areaSqmE4: null, notes: null },
}

/** By name, without what they hold. */
export const templateList = () =>
  QuotationTemplate.query()
    .orderBy('name')
    .orderBy('id')
    .select('id', 'name', 'currency', 'lineCount', 'createdAt')

/** @throws AppError 404 for the quotation, 422 on `name` where another template has it */
export async function makeTemplate(
  uow: UnitOfWork,
  { quotationId, name }: { quotationId: number; name: string }
) {
  const quotation = await lockQuotation(uow, quotationId).catch((error) => {
    throw error?.status === 404 ? invalid({ quotationId: ['absent'] }) : error
  })
  const template = new QuotationTemplate().useTransaction(uow.trx)
  template.merge({
    ...emptyColumns(QuotationTemplate),
    ...{ name, currency: quotation.currency, totalMinor: quotation.totalMinor },
    ...{ lineCount: quotation.lines.length, createdBy: uow.actor.id, createdAt: DateTime.utc() },
  })
  const { facts, lines } = billContent(quotation)
  template.content = { facts: { ...facts, ...OF_ONE_JOB }, lines }
  await template.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ name: ['taken'] }) : error
  })
  await audit(uow, 'create', template, { after: { name, from: quotation.number } })
  return template
}

/** @throws AppError 404 */
export async function deleteTemplate(uow: UnitOfWork, id: number) {
  const template = await findTemplate(uow, id)
  await template.delete()
  await audit(uow, 'delete', template, { before: { name: template.name } })
}

/** @throws AppError 404, 422 */
export async function quotationFromTemplate(
  uow: UnitOfWork,
  id: number,
  facts: { projectName: string; clientId?: number | null }
) {
  const { content } = await findTemplate(uow, id)
  return startFrom(uow, content, facts)
}

export async function findTemplate({ trx }: Pick<UnitOfWork, 'trx'>, id: number) {
  const template = await QuotationTemplate.query({ client: trx }).where({ id }).first()
  if (!template) throw notFound()
  return template
}

const audit = (
  uow: UnitOfWork,
  action: string,
  { id, name }: QuotationTemplate,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) => uow.audit({ action, entityType: 'quotation_template', entityId: id, label: name, ...changes })
