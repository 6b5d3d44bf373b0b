import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { createRequest } from '#procurement/purchase_requests/actions/save_request'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { needOf, type ScheduleNeed } from '#procurement/shared/schedule_needs'
import { notRequested } from './not_requested.js'
import type { requestNeedsValidator } from './validator.js'

type Input = Infer<typeof requestNeedsValidator>

/**
 * Makes a draft of a purchase request of what tasks of a project need: a line for each need, with its
 * day, and with what nobody has asked for yet unless a quantity is stated.
 * @throws AppError 422 for needs of another project, stated twice, or of which nothing is left to ask for
 */
export async function requestNeeds(uow: UnitOfWork, input: Input): Promise<PurchaseRequest> {
  const { projectId, needs: wanted, warehouseId, deliveryLocation } = input
  const needs = await lockNeeds(uow, wanted)
  const left = await notRequested(uow.trx, [...needs.values()])
  const wrong: Record<string, string[]> = {}
  const chosen = wanted.flatMap(({ id, quantity }, i) => {
    const need = needs.get(id)
    // each need once
    needs.delete(id)
    const quantityE4 = quantity ? Number(parseDecimal(quantity, 4)) : (left.get(id) ?? 0)
    if (!need || need.projectId !== projectId) wrong[`needs.${i}.id`] = ['absent']
    else if (quantityE4 <= 0) wrong[`needs.${i}.id`] = ['alreadyRequested']
    return need ? [{ need, quantityE4 }] : []
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  const days = chosen.flatMap(({ need }) => need.needByOn ?? []).toSorted()
  return createRequest(uow, {
    title: input.title ?? (await titleOf(uow, projectId)),
    ...{ projectId, warehouseId, deliveryLocation },
    requiredOn: days[0] ?? null,
    lines: await linesOf(uow, chosen),
  })
}

/** Two who press at the same time would ask for the same goods twice. */
async function lockNeeds({ trx }: UnitOfWork, wanted: Input['needs']) {
  const rows = await trx
    .from('schedule_needs')
    .whereIn(
      'id',
      wanted.map(({ id }) => id)
    )
    .forUpdate()
  return new Map(rows.map((row): [number, ScheduleNeed] => [row.id, needOf(row)]))
}

async function titleOf({ trx }: UnitOfWork, projectId: number) {
  const project = await trx.from('project_names').where('id', projectId).firstOrFail()
  return languageNow() === 'ar' ? `مواد مشروع ${project.code}` : `Materials for ${project.code}`
}

async function linesOf({ trx }: UnitOfWork, chosen: { need: ScheduleNeed; quantityE4: number }[]) {
  const ids = chosen.map(({ need }) => need.materialId)
  const rows = await trx
    .from('materials')
    .whereIn('id', ids)
    .select('id', 'name', 'name_ar', 'unit')
  const materials = new Map(rows.map((row) => [row.id, row]))
  return chosen.map(({ need, quantityE4 }) => {
    const { name, name_ar: nameAr, unit } = materials.get(need.materialId)!
    return {
      ...{ materialId: need.materialId, description: name, descriptionAr: nameAr, unit },
      ...{ needId: need.id, needByOn: need.needByOn, quantity: formatDecimal4(quantityE4) },
    }
  })
}
