import type { Infer } from '@vinejs/vine/types'
import { lineTotalMinor, parseDecimal } from '#core/money/money'
import { nextNumber } from '#core/numbering/next_number'
import type { Unit } from '#core/unit/unit'
import { resolveReferences } from '#procurement/actions/resolve_references'
import Material from '#procurement/models/material'
import PurchaseRequest, { PURCHASE_REQUEST_FIELDS } from '#procurement/models/purchase_request'
import { recordRequest } from '#procurement/requests/request_records'
import { today } from '#core/settings/firm_clock'
import { STOCK_CURRENCY } from '#procurement/stock/base_currency'
import { namesOfProject } from '#procurement/queries/reader_names'
import type {
  createPurchaseRequestValidator,
  updatePurchaseRequestValidator,
} from '#procurement/validators/purchase_request'

type NewRequest = Infer<typeof createPurchaseRequestValidator>
type Changes = Infer<typeof updatePurchaseRequestValidator>

/** Adds a request as a draft. @throws AppError 422 on references that do not exist */
export async function createRequest(unit: Unit, input: NewRequest): Promise<PurchaseRequest> {
  const request = new PurchaseRequest().useTransaction(unit.trx)
  request.merge(Object.fromEntries(PURCHASE_REQUEST_FIELDS.map((name) => [name, null])))
  request.merge({ status: 'draft', version: 1, createdBy: unit.actor.id, estimatedMinor: 0 })
  request.merge({ projectName: null, projectNameAr: null, reason: null, rfqNumber: null, quotesDueOn: null, rfqTerms: null }) // prettier-ignore
  await fill(unit, request, input)
  // late, so that others wait for the number as short as can be
  request.number = await nextNumber(unit.trx, 'PR', Number(today().slice(0, 4)))
  request.searchText = ''
  await request.save()
  await replaceLines(unit, request, input.lines ?? [])
  await recordRequest(unit, 'create', request, { after: request.toAudit() })
  return request
}

/** Changes a locked draft or rejected request; its lines are replaced as a whole when given. */
export async function updateRequest(unit: Unit, request: PurchaseRequest, input: Changes) {
  const before = request.toAudit()
  await fill(unit, request, input)
  request.version++
  if (input.lines) await replaceLines(unit, request, input.lines)
  request.refreshSearchText()
  await request.save()
  await recordRequest(unit, 'update', request, { before, after: request.toAudit() })
}

/** Deletes a locked draft with its lines; the audit log keeps its number. */
export async function deleteRequest(unit: Unit, request: PurchaseRequest) {
  await request.related('lines').query().delete()
  await request.delete()
  await recordRequest(unit, 'delete', request, { before: request.toAudit() })
}

async function fill(unit: Unit, request: PurchaseRequest, { lines, ...input }: Changes) {
  const { project } = await resolveReferences(unit, { ...input, lines })
  request.merge(input)
  if (input.projectId !== undefined) request.merge(namesOfProject(project))
  request.updatedBy = unit.actor.id
}

async function replaceLines(
  unit: Unit,
  request: PurchaseRequest,
  lines: NonNullable<Changes['lines']>
) {
  await request.related('lines').query().delete()
  await request.related('lines').createMany(
    lines.map(({ quantity, description, descriptionAr, materialId, unit: measure }, i) => ({
      ...{ position: i + 1, description, descriptionAr: descriptionAr ?? null },
      ...{ materialId: materialId ?? null, unit: measure ?? null },
      quantityE4: Number(parseDecimal(quantity, 4)),
    }))
  )
  await request.load('lines')
  request.estimatedMinor = await estimate(unit, request)
  request.refreshSearchText()
  await request.save()
}

/** What the known materials cost when they were last bought; free text counts as nothing. */
async function estimate(unit: Unit, { lines }: PurchaseRequest): Promise<number> {
  const ids = lines.flatMap(({ materialId }) => materialId ?? [])
  const materials = ids.length ? await Material.query({ client: unit.trx }).whereIn('id', ids) : []
  const prices = new Map(materials.map(({ id, lastPriceE4 }) => [id, lastPriceE4 ?? 0]))
  return lines.reduce((sum, { materialId, quantityE4 }) => {
    const price = materialId === null ? 0 : (prices.get(materialId) ?? 0)
    return sum + lineTotalMinor(quantityE4, price, STOCK_CURRENCY)
  }, 0)
}
