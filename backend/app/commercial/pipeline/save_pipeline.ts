import type { Infer } from '@vinejs/vine/types'
import { sqlInstant } from '#core/database/instants'
import { AppError, notFound } from '#core/base/app_error'
import { parseMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import { CURRENCY } from './pipeline_base.js'
import type { pipelineEntryValidator, targetsValidator } from './validator.js'

const BASIS = 100

/**
 * Keeps what sales say about a quotation: its chance, when it will be decided, what comes next.
 * @throws AppError 404; 412 when it has changed since
 */
export async function savePipelineEntry(
  uow: UnitOfWork,
  quotationId: number,
  expectedVersion: number,
  input: Infer<typeof pipelineEntryValidator>
) {
  const quotation = await uow.trx
    .from('sales_quotations')
    .where('id', quotationId)
    .select('number')
    .first()
  if (!quotation) throw notFound()
  const before = await uow.trx
    .from('pipeline_entries')
    .where('quotation_id', quotationId)
    .forUpdate()
    .first()
  if ((before?.version ?? 0) !== expectedVersion) throw new AppError(412, 'STALE_VERSION')
  const after = entryValues(input)
  await writeEntry(uow, quotationId, before, { ...after, version: expectedVersion + 1 })
  await uow.audit({
    action: 'update',
    entityType: 'pipeline_entry',
    entityId: quotationId,
    label: quotation.number,
    before: before ? stated(before) : {},
    after: stated(after),
  })
  publishChange(uow, 'pipeline', quotationId, 'update')
}

function entryValues({
  probability = null,
  expectedOn = null,
  nextStep = null,
  nextStepOn = null,
}: Infer<typeof pipelineEntryValidator>) {
  return {
    probability_bp: probability === null ? null : Math.round(probability * BASIS),
    expected_on: expectedOn,
    next_step: nextStep,
    next_step_on: nextStepOn,
  }
}

const stated = (row: ReturnType<typeof entryValues>) => ({
  probabilityBp: row.probability_bp,
  expectedOn: row.expected_on,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on,
})

/** What sales say of a quotation has a row from the first time on. */
async function writeEntry(
  uow: UnitOfWork,
  quotationId: number,
  before: { id: number } | null,
  values: Record<string, unknown>
) {
  const now = sqlInstant()
  const row = { ...values, updated_by: uow.actor.id, updated_at: now }
  if (before) return uow.trx.from('pipeline_entries').where('id', before.id).update(row)
  const made = { quotation_id: quotationId, created_by: uow.actor.id, created_at: now }
  return uow.trx.table('pipeline_entries').insert({ ...row, ...made })
}

/** Sets what a business developer shall win, month by month; a month left out stays as it is. */
export async function saveTargets(
  uow: UnitOfWork,
  { initials, months }: Infer<typeof targetsValidator>
) {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  for (const { month, amount } of months.toSorted((a, b) => a.month.localeCompare(b.month))) {
    const known = await uow.trx.from('bd_targets').where({ initials, month }).forUpdate().first()
    const values = {
      amount_minor: parseMoney(amount, CURRENCY),
      version: (known?.version ?? 0) + 1,
      updated_by: uow.actor.id,
      updated_at: sqlInstant(),
    }
    if (known) await uow.trx.from('bd_targets').where('id', known.id).update(values)
    else
      await uow.trx
        .table('bd_targets')
        .insert({ ...values, initials, month, created_by: uow.actor.id, created_at: sqlInstant() })
    if (known) before[month] = String(known.amount_minor)
    after[month] = String(values.amount_minor)
  }
  await uow.audit({
    action: 'update',
    entityType: 'bd_target',
    entityId: initials,
    label: initials,
    before,
    after,
  })
}
