import type { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { formatDecimal4 } from '#engines/money/money'
import type { DemoContext } from '#database/seeders/demo/context'
import { submitQuotation, updateQuotation } from '#engineering/quotations/actions/change_quotation'
import { reviseQuotation } from '#engineering/quotations/actions/revise_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { decide } from './decision.js'
import { DemoUnit, personOf, sqlTime, writerOf } from './demo_unit.js'

/** What the client got off the rates, and a position that came in since. */
const CHEAPER = 0.965
const ADDED = {
  section: 'Added scope',
  description: 'As-built drawings and manuals',
  descriptionAr: 'مخططات حسب المنفذ وأدلة التشغيل',
  unit: 'ls',
  quantity: '1',
  unitRate: '32500',
  unitCost: '21000',
}

/** The next revision of a quotation as a draft: its first lines cheaper, one line gone, one added. */
export async function reviseInPast(
  context: DemoContext,
  parent: Quotation,
  at: DateTime
): Promise<Quotation> {
  const { trx } = context
  const by = writerOf(context, parent.createdBy!)
  const unit = new DemoUnit(trx, { at, by })
  const writer: Approver = {
    userId: by.id,
    abilities: new Set(['quotations.manage']),
    role: 'staff',
  }
  const { version } = await trx.from('quotations').where('id', parent.id).select('version').first()
  const draft = await reviseQuotation(unit, { id: parent.id, expectedVersion: version, by: writer })
  const change = { id: draft.id, expectedVersion: draft.version, by: writer }
  const input = {
    quotedOn: at.toISODate()!,
    validUntilOn: at.plus({ days: 60 }).toISODate(),
    lines: [...cheaperLines(draft).slice(0, -1), ADDED],
  }
  const revision = await updateQuotation(unit, change, input)
  const moment = sqlTime(at)
  await trx
    .from('quotations')
    .where('id', revision.id)
    .update({ created_at: moment, updated_at: moment })
  return revision
}

function cheaperLines(draft: Quotation) {
  return draft.lines.map((line, index) => ({
    section: line.section ?? null,
    description: line.description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantity: formatDecimal4(line.quantityE4),
    unitRate: rateOf(line.unitRateE4, index < 4),
    costHead: line.costHead ?? null,
    unitCost: formatDecimal4(line.unitCostE4 ?? 0),
    inclusion: line.inclusion,
    vatCategory: line.vatCategory,
  }))
}

function rateOf(rateE4: number, cheaper: boolean): string {
  const rate = Number(formatDecimal4(rateE4))
  return (cheaper ? rate * CHEAPER : rate).toFixed(2)
}

/** A revision submitted and approved; it takes the place of what it revises. */
export async function approveRevision(
  context: DemoContext,
  { id, version, createdBy }: Quotation,
  at: DateTime
): Promise<Quotation> {
  const { trx } = context
  const by = writerOf(context, createdBy!)
  const writer: Approver = {
    userId: by.id,
    abilities: new Set(['quotations.manage']),
    role: 'staff',
  }
  const handedIn = await submitQuotation(new DemoUnit(trx, { at, by }), {
    id,
    expectedVersion: version,
    by: writer,
  })
  const moment = sqlTime(at)
  const request = { document_type: 'quotation', document_id: id }
  await trx.from('approval_requests').where(request).update({ requested_at: moment })
  const approver = personOf(context, 'chief.engineer')
  await decide(context, {
    id,
    expectedVersion: handedIn.version,
    by: approver,
    at: at.plus({ hours: 5 }),
    decision: 'approve',
    comment: null,
  })
  await trx.from('quotations').where('id', id).update({ submitted_at: moment })
  return Quotation.findOrFail(id, { client: trx })
}
