import { isDuplicate } from '#core/database/failures'
import { conflict } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import type { Change } from '#engineering/actions/change_quotation'
import { newQuotation } from '#engineering/actions/create_quotation'
import { fillSearchText, keptLine, scoreAnew } from '#engineering/actions/fill_quotation'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { saveNext } from '#engineering/actions/change_quotation'
import { storeStages } from '#engineering/actions/save_stage_plan'
import { setStage } from '#engineering/actions/move_quotation'
import { storeLines } from '#engineering/actions/store_lines'
import Quotation, { PLAIN_FIELDS } from '#engineering/models/quotation'
import { stagePlan } from '#engineering/queries/stage_plan'
import { requireTransition } from '#engineering/rules/quotation_life'
import { today } from '#core/settings/firm_clock'

const AMOUNTS = [
  'linesMinor', 'markupMinor', 'subtotalMinor', 'discountMinor', 'vatMinor', 'totalMinor',
  'costMinor', 'marginBp', 'vatRateBp', 'areaSqmE4', 'clientId', 'clientName', 'markups',
] as const // prettier-ignore

/**
 * Starts the next revision as a draft with the lines of this one, which stays in force until the
 * revision is approved. It is numbered from the root: `Q-2026-0042-R1`.
 * @throws AppError 404, 409 CONFLICT, 409 REVISION_OPEN while another one is not approved, 412
 */
export async function reviseQuotation(unit: Unit, { id, seen, by }: Change): Promise<Quotation> {
  const parent = await lockQuotation(unit, id)
  requireTransition('revise', parent, by)
  await checkVersion(parent, seen, unit.trx)
  const revision = await nextRevision(unit, parent)
  const copy = newQuotation(unit, today())
  copy.merge(Object.fromEntries(PLAIN_FIELDS.map((name) => [name, parent[name] ?? null])))
  copy.merge(Object.fromEntries(AMOUNTS.map((name) => [name, parent[name] ?? null])))
  const { validUntilOn } = parent
  copy.merge({
    rootNumber: parent.rootNumber,
    revision,
    number: `${parent.rootNumber}-R${revision}`,
    revisesId: parent.id,
    openRevision: 1,
    quotedOn: today(),
    // an offer that has run out needs a new term
    validUntilOn: validUntilOn && validUntilOn >= today() ? validUntilOn : null,
  })
  await scoreAnew(unit, copy)
  fillSearchText(copy)
  await copy.save().catch((error) => {
    throw isDuplicate(error) ? conflict('REVISION_OPEN') : error
  })
  await storeLines(unit, copy, parent.lines.map(keptLine))
  await storeStages(unit, copy.id, await planForRevision(unit, parent))
  await logQuotation(unit, 'create', copy, { after: copy.toAudit() })
  await logQuotation(unit, 'revise', parent, { after: { revision: copy.number } })
  return copy
}

/** The plan goes on; the day of the enquiry is noted where the portal knew it. */
async function planForRevision(unit: Unit, parent: Quotation) {
  const { stages } = await stagePlan(parent, unit.trx)
  return stages
    .map(({ recordedOn, ...stage }) =>
      stage.stage === 'enquiry' ? { ...stage, actualOn: recordedOn ?? stage.actualOn } : stage
    )
    .filter(({ plannedOn, actualOn }) => plannedOn || actualOn)
}

/** One above the highest there is; a number of a deleted draft is used again. */
async function nextRevision(unit: Unit, { rootNumber }: Quotation): Promise<number> {
  const open = await unit.trx
    .from('quotations')
    .where({ root_number: rootNumber, open_revision: 1 })
    .select('id')
    .first()
  if (open) throw conflict('REVISION_OPEN')
  const highest = await unit.trx
    .from('quotations')
    .where('root_number', rootNumber)
    .max('revision as last')
    .first()
  return Number(highest.last) + 1
}

/** What ends with the approval of its revision; what was won, lost or called off stays so. */
const REPLACEABLE = ['approved', 'submitted_to_client', 'expired']

/** An approved revision takes the place of what it revises. */
export async function supersede(unit: Unit, revision: Quotation) {
  revision.openRevision = null
  if (!revision.revisesId) return
  const parent = await Quotation.query({ client: unit.trx })
    .where('id', revision.revisesId)
    .whereIn('stage', REPLACEABLE)
    .forUpdate()
    .first()
  if (!parent) return
  await parent.load('lines')
  const before = parent.toAudit()
  setStage(parent, 'superseded')
  parent.followUpOn = null
  await saveNext(unit, parent)
  await logQuotation(unit, 'supersede', parent, { before, after: parent.toAudit() })
}
