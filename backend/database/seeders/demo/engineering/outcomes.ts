import type { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import {
  moveQuotation,
  type Move,
  type Outcome,
} from '#engineering/quotations/actions/move_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { nextFollowUp } from '#engineering/quotations/follow_up'
import { DemoUnit, sqlTime, writerOf } from './demo_unit.js'
import { approveRevision, reviseInPast } from './revisions.js'
import { seedStagePlan } from './stage_plans.js'

type Random = ReturnType<typeof seededRandom>
type Band = keyof typeof RESULTS

interface Closing {
  revised: boolean
  /** The result of the next offer of this band. */
  isWon: (band: Band) => boolean
  random: Random
}

/** What is older is decided; what is younger is still with us. */
const DECIDED_AFTER_DAYS = 60
const SENT_AFTER_DAYS = 19
/** A good score wins more often, as it should; over and over. */
const RESULTS = { GO: [1, 1, 0, 1, 0], REVIEW: [0, 1, 0], NO_GO: [0, 0, 1, 0] }
const LOSSES = [
  'price',
  'price',
  'price',
  'programme',
  'technical',
  'relationship',
  'payment_terms',
  'project_stopped',
]
const COMPETITORS = [
  'Al Fanar Steel',
  'Zamil Contracting',
  'مؤسسة البناء الحديث',
  'Nesma Projects',
  'Arabian Cladding Co.',
]
const REMARKS = [
  'Lost by about 4% on the steel package.',
  'طلب العميل مدة تنفيذ أقصر مما نستطيع.',
  'Requested 90-day payment terms.',
  null,
]

/**
 * What became of the approved quotations: sent to the client, some after a revision, and won or lost.
 * The youngest ones are still with us or with the client; of one a revision is being written.
 */
export async function seedOutcomes(context: DemoContext) {
  const random = seededRandom(1448)
  const approved = await Quotation.query({ client: context.trx })
    .where('stage', 'approved')
    .orderBy('decidedAt')
    .orderBy('id')
  const ageOf = ({ decidedAt }: Quotation) => context.now.diff(decidedAt!, 'days').days
  const decided = approved.filter((quotation) => ageOf(quotation) > DECIDED_AFTER_DAYS)
  const counts = { GO: 0, REVIEW: 0, NO_GO: 0 }
  const isWon = (band: Band) => RESULTS[band][counts[band]++ % RESULTS[band].length] === 1
  for (const [index, quotation] of decided.entries())
    await closeOffer(context, quotation, { revised: index % 4 === 2, isWon, random })
  const waiting = approved.filter(
    (quotation) => !decided.includes(quotation) && ageOf(quotation) > SENT_AFTER_DAYS
  )
  for (const quotation of waiting) await seedStagePlan(context, quotation)
  for (const quotation of waiting)
    await move(context, quotation, 'send', quotation.decidedAt!.plus({ hours: 26 }))
  const latest = waiting.at(-1)
  if (latest) await reviseInPast(context, latest, context.now.minus({ hours: 30 }))
}

/** Sent, perhaps revised and sent again, then won or lost. */
async function closeOffer(
  context: DemoContext,
  quotation: Quotation,
  { revised, isWon, random }: Closing
) {
  const sentAt = quotation.decidedAt!.plus({ hours: random.whole(20, 70) })
  await seedStagePlan(context, quotation)
  await move(context, quotation, 'send', sentAt)
  let offer = quotation
  if (revised) {
    const revision = await reviseInPast(context, quotation, sentAt.plus({ days: 9 }))
    offer = await approveRevision(context, revision, sentAt.plus({ days: 10 }))
    await move(context, offer, 'send', sentAt.plus({ days: 11 }))
  }
  const won = isWon(quotation.recommendationStatus ?? 'REVIEW')
  const closedAt = sentAt.plus({ days: random.whole(14, 40) })
  if (won) return move(context, offer, 'win', closedAt)
  const outcome = {
    lostReason: random.pick(LOSSES),
    competitor: random.chance(0.7) ? random.pick(COMPETITORS) : null,
    reason: random.pick(REMARKS),
  }
  await move(context, offer, 'lose', closedAt, outcome)
}

/** A step of a quotation's life at a time in the past, by its writer. */
async function move(
  context: DemoContext,
  { id, createdBy, validUntilOn }: Quotation,
  step: Move,
  at: DateTime,
  outcome: Outcome = {}
) {
  const { trx } = context
  const by = writerOf(context, createdBy!)
  const row = () => trx.from('quotations').where('id', id)
  // an offer that has run out since could not be sent today
  await row().update({ valid_until_on: null })
  const { version } = await row().select('version').first()
  const writer: Approver = {
    userId: by.id,
    abilities: new Set(['quotations.manage']),
    role: 'staff',
  }
  await moveQuotation(
    new DemoUnit(trx, { at, by }),
    { id, expectedVersion: version, by: writer },
    step,
    outcome
  )
  const moment = sqlTime(at)
  const sent = { sent_at: moment, follow_up_on: nextFollowUpAfter(context, at) }
  const changed = step === 'send' ? sent : { closed_at: moment }
  await row().update({ ...changed, valid_until_on: validUntilOn ?? null, updated_at: moment })
}

/** The first reminder that is still to come, or none. */
function nextFollowUpAfter({ now }: DemoContext, sentAt: DateTime): string | null {
  const today = now.toISODate()!
  const days = [0, 1, 2].map((given) => nextFollowUp(sentAt.toISODate()!, given)!)
  return days.find((day) => day >= today) ?? null
}
