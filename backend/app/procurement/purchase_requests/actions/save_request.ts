import type { Infer } from '@vinejs/vine/types'
import { lineTotalMinor, parseDecimal } from '#engines/money/money'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { PURCHASE_REQUESTS } from '#procurement/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { resolveReferences } from '#procurement/shared/resolve_references'
import Material from '#procurement/materials/models/material'
import PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { recordRequest } from '#procurement/purchase_requests/request_audit'
import { REQUEST_FILES } from '#procurement/record_files/file_owners'
import { removeAllFiles } from '#procurement/record_files/record_files'
import { today } from '#core/settings/firm_clock'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { linesForNeeds } from '#procurement/shared/schedule_needs'
import { namesOfProject } from '#procurement/shared/localized_names'
import type {
  createPurchaseRequestValidator,
  updatePurchaseRequestValidator,
} from '#procurement/purchase_requests/validator'

type NewRequest = Infer<typeof createPurchaseRequestValidator>
type Changes = Infer<typeof updatePurchaseRequestValidator>

/** Adds a request as a draft. @throws AppError 422 on references that do not exist */
export async function createRequest(uow: UnitOfWork, input: NewRequest): Promise<PurchaseRequest> {
  const request = new PurchaseRequest().useTransaction(uow.trx)
  request.merge(emptyColumns(PurchaseRequest))
  request.merge({ status: 'draft', version: 1, createdBy: uow.actor.id, estimatedMinor: 0 })
  await fill(uow, request, input)
  // late, so that others wait for the number as short as can be
  request.number = await nextNumber(uow.trx, PURCHASE_REQUESTS, Number(today().slice(0, 4)))
  request.searchText = ''
  await request.save()
  await replaceLines(uow, request, input.lines ?? [])
  await recordRequest(uow, 'create', request, { after: request.toAudit() })
  return request
}

/** Changes a locked draft or rejected request; its lines are replaced as a whole when given. */
export async function updateRequest(uow: UnitOfWork, request: PurchaseRequest, input: Changes) {
  const before = request.toAudit()
  const projectBefore = request.projectId
  await fill(uow, request, input)
  request.version++
  if (input.lines) await replaceLines(uow, request, input.lines)
  else if (request.projectId !== projectBefore) await forgetNeeds(request)
  request.refreshSearchText()
  await request.save()
  await recordRequest(uow, 'update', request, { before, after: request.toAudit() })
}

/** Deletes a locked draft with its lines; the audit log keeps its number. */
export async function deleteRequest(uow: UnitOfWork, request: PurchaseRequest) {
  await removeAllFiles(uow, REQUEST_FILES, request.id)
  await request.related('lines').query().delete()
  await request.delete()
  await recordRequest(uow, 'delete', request, { before: request.toAudit() })
}

async function fill(uow: UnitOfWork, request: PurchaseRequest, { lines, ...input }: Changes) {
  const { project } = await resolveReferences(uow, { ...input, lines })
  request.merge(input)
  if (input.projectId !== undefined) request.merge(namesOfProject(project))
  request.updatedBy = uow.actor.id
}

/** Lines of another project are for none of its tasks. */
async function forgetNeeds(request: PurchaseRequest) {
  await request.related('lines').query().update({ needId: null })
  await request.load('lines')
}

async function replaceLines(
  uow: UnitOfWork,
  request: PurchaseRequest,
  lines: NonNullable<Changes['lines']>
) {
  const known = await uow.trx
    .from('purchase_request_lines')
    .where('purchase_request_id', request.id)
    .whereNotNull('need_id')
    .select('need_id')
  const kept = new Set<number>(known.map((line) => line.need_id))
  const own = await linesForNeeds(uow.trx, request.projectId, lines, kept)
  await request.related('lines').query().delete()
  await request.related('lines').createMany(
    own.map(({ quantity, description, descriptionAr, materialId, unit: measure, ...line }, i) => ({
      ...{ position: i + 1, description, descriptionAr: descriptionAr ?? null },
      ...{ materialId: materialId ?? null, unit: measure ?? null },
      ...{ needId: line.needId ?? null, needByOn: line.needByOn ?? null },
      quantityE4: Number(parseDecimal(quantity, 4)),
    }))
  )
  await request.load('lines')
  request.estimatedMinor = await estimate(uow, request)
  request.refreshSearchText()
  await request.save()
}

/** What the known materials cost when they were last bought; free text counts as nothing. */
async function estimate(uow: UnitOfWork, { lines }: PurchaseRequest): Promise<number> {
  const ids = lines.flatMap(({ materialId }) => materialId ?? [])
  const materials = ids.length ? await Material.query({ client: uow.trx }).whereIn('id', ids) : []
  const prices = new Map(materials.map(({ id, lastPriceE4 }) => [id, lastPriceE4 ?? 0]))
  return lines.reduce((sum, { materialId, quantityE4 }) => {
    const price = materialId === null ? 0 : (prices.get(materialId) ?? 0)
    return sum + lineTotalMinor(quantityE4, price, STOCK_CURRENCY)
  }, 0)
}
