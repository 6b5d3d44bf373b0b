import { isDuplicate } from '#core/database/failures'
import { conflict } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Change } from './change_quotation.js'
import { newQuotation } from './create_quotation.js'
import { fillSearchText, keptLine, rescore } from './fill_quotation.js'
import { shareWorkbook } from '#engineering/quotations/workbook_files/keep_workbook'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { saveNext } from './change_quotation.js'
import { storeStages } from '#engineering/quotations/stage_plan/save_stage_plan'
import { setStage } from './move_quotation.js'
import { storeLines } from './store_lines.js'
import Quotation, { AMOUNTS, PLAIN_FIELDS } from '#engineering/quotations/models/quotation'
import { stagePlan } from '#engineering/quotations/stage_plan/stage_plan'
import { requireAction } from '#engineering/quotations/states'
import { today } from '#core/settings/firm_clock'
import { loadLines } from '#engineering/quotations/queries/load_lines'

/**
 * Starts the next revision as a draft with the lines of this one, which stays in force until the
 * revision is approved. It is numbered from the root: `Q-2026-0042-R1`.
 * @throws AppError 404, 409 CONFLICT, 409 REVISION_OPEN while another one is not approved, 412
 */
export async function reviseQuotation(
  uow: UnitOfWork,
  { id, expectedVersion, by }: Change
): Promise<Quotation> {
  const parent = await lockQuotation(uow, id)
  requireAction('revise', parent, by)
  await checkVersion(parent, expectedVersion, uow.trx)
  const revision = await nextRevision(uow, parent)
  const copy = newQuotation(uow, today())
  copy.merge(Object.fromEntries(PLAIN_FIELDS.map((name) => [name, parent[name] ?? null])))
  copy.merge(Object.fromEntries(AMOUNTS.map((name) => [name, parent[name] ?? null])))
  const { validUntilOn } = parent
  copy.merge({
    rootNumber: parent.rootNumber,
    revision,
    number: `${parent.rootNumber}-R${revision}`,
    revisesId: parent.id,
    variationOfId: parent.variationOfId ?? null,
    openRevision: 1,
    quotedOn: today(),
    // an offer that has run out needs a new term
    validUntilOn: validUntilOn && validUntilOn >= today() ? validUntilOn : null,
  })
  await rescore(uow, copy)
  fillSearchText(copy)
  await copy.save().catch((error) => {
    throw isDuplicate(error) ? conflict('REVISION_OPEN') : error
  })
  await storeLines(uow, copy, parent.lines.map(keptLine))
  await shareWorkbook(uow, parent.id, copy.id)
  await storeStages(uow, copy.id, await planForRevision(uow, parent))
  await logQuotation(uow, 'create', copy, { after: copy.toAudit() })
  await logQuotation(uow, 'revise', parent, { after: { revision: copy.number } })
  return copy
}

/** The plan goes on; the day of the enquiry is noted where the portal knew it. */
async function planForRevision(uow: UnitOfWork, parent: Quotation) {
  const { stages } = await stagePlan(parent, uow.trx)
  return stages
    .map(({ recordedOn, ...stage }) =>
      stage.stage === 'enquiry' ? { ...stage, actualOn: recordedOn ?? stage.actualOn } : stage
    )
    .filter(({ plannedOn, actualOn }) => plannedOn || actualOn)
}

/** One above the highest there is; a number of a deleted draft is used again. */
async function nextRevision(uow: UnitOfWork, { rootNumber }: Quotation): Promise<number> {
  const open = await uow.trx
    .from('quotations')
    .where({ root_number: rootNumber, open_revision: 1 })
    .select('id')
    .first()
  if (open) throw conflict('REVISION_OPEN')
  const highest = await uow.trx
    .from('quotations')
    .where('root_number', rootNumber)
    .max('revision as last')
    .first()
  return Number(highest.last) + 1
}

/** What ends with the approval of its revision; what was won, lost or cancelled stays so. */
const REPLACEABLE = ['approved', 'submitted_to_client', 'expired']

/** An approved revision takes the place of what it revises. */
export async function supersede(uow: UnitOfWork, revision: Quotation) {
  revision.openRevision = null
  if (!revision.revisesId) return
  const parent = await Quotation.query({ client: uow.trx })
    .where('id', revision.revisesId)
    .whereIn('stage', REPLACEABLE)
    .forUpdate()
    .first()
  if (!parent) return
  await loadLines(parent)
  const before = parent.toAudit()
  setStage(parent, 'superseded')
  parent.followUpOn = null
  await saveNext(uow, parent)
  await logQuotation(uow, 'supersede', parent, { before, after: parent.toAudit() })
}
