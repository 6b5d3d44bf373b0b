import type { Infer } from '@vinejs/vine/types'
import { sqlInstant } from '#core/jobs/instants'
import { AppError, notFound } from '#core/exceptions/app_error'
import { parseMoney } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import { CURRENCY } from '#commercial/queries/pipeline_base'
import type { pipelineEntryValidator, targetsValidator } from '#commercial/validators/pipeline'

const BASIS = 100

/**
 * Keeps what sales say about a quotation: its chance, when it will be decided, what comes next.
 * @throws AppError 404; 412 when somebody else was faster
 */
export async function savePipelineEntry(
  unit: Unit,
  quotationId: number,
  seen: number,
  input: Infer<typeof pipelineEntryValidator>
) {
  const quotation = await unit.trx.from('quotations').where('id', quotationId).select('number').first() // prettier-ignore
  if (!quotation) throw notFound()
  const before = await unit.trx
    .from('pipeline_entries')
    .where('quotation_id', quotationId)
    .forUpdate()
    .first()
  if ((before?.version ?? 0) !== seen) throw new AppError(412, 'STALE_VERSION')
  const { probability, expectedOn = null, nextStep = null } = input
  const values = {
    probability_bp: probability === null || probability === undefined ? null : Math.round(probability * BASIS),
    expected_on: expectedOn,
    next_step: nextStep,
    version: seen + 1,
    updated_by: unit.actor.id,
    updated_at: sqlInstant(),
  } // prettier-ignore
  if (before) await unit.trx.from('pipeline_entries').where('id', before.id).update(values)
  else
    await unit.trx
      .table('pipeline_entries')
      .insert({ ...values, quotation_id: quotationId, created_by: unit.actor.id, created_at: sqlInstant() }) // prettier-ignore
  const said = (row: any) => ({ probabilityBp: row.probability_bp, expectedOn: row.expected_on, nextStep: row.next_step }) // prettier-ignore
  await unit.audit({
    action: 'update',
    entityType: 'pipeline_entry',
    entityId: quotationId,
    label: quotation.number,
    before: before ? said(before) : {},
    after: said(values),
  })
  announce(unit, 'pipeline', quotationId, 'update')
}

/** Sets what a business developer shall win, month by month; a month left out stays as it is. */
export async function saveTargets(
  unit: Unit,
  { initials, months }: Infer<typeof targetsValidator>
) {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  for (const { month, amount } of months.toSorted((a, b) => a.month.localeCompare(b.month))) {
    const known = await unit.trx.from('bd_targets').where({ initials, month }).forUpdate().first()
    const values = {
      amount_minor: parseMoney(amount, CURRENCY),
      version: (known?.version ?? 0) + 1,
      updated_by: unit.actor.id,
      updated_at: sqlInstant(),
    }
    if (known) await unit.trx.from('bd_targets').where('id', known.id).update(values)
    else
      await unit.trx
        .table('bd_targets')
        .insert({ ...values, initials, month, created_by: unit.actor.id, created_at: sqlInstant() })
    if (known) before[month] = String(known.amount_minor)
    after[month] = String(values.amount_minor)
  }
  await unit.audit({ action: 'update', entityType: 'bd_target', entityId: initials, label: initials, before, after }) // prettier-ignore
}
