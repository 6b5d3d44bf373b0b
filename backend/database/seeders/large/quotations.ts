import { QUOTATIONS } from '#engineering/quotations/number_series'
import { searchText } from '#engines/text/fold'
import { CITIES } from '#engineering/enums/cities'
import { CLIENT_TYPES } from '#engineering/enums/client_types'
import { CONTRACTOR_PREFERENCES } from '#engineering/enums/contractor_preferences'
import { HISTORICAL_SUCCESS } from '#engineering/enums/historical_success'
import { STATUS_OF_STAGE, type QuotationStage } from '#engineering/enums/quotation_stages'
import { REQUESTER_TYPES } from '#engineering/enums/requester_types'
import { VENDOR_LIST_NOMINATIONS } from '#engineering/enums/vendor_list_nominations'
import type ScoringConfig from '#engineering/scoring_configs/scoring_config'
import { priceLines } from '#engineering/quotations/pricing/price_lines'
import { activeScoring } from '#engineering/scoring_configs/active_scoring'
import { scoreProject } from '#engineering/scoring_configs/engine/score_project'
import { ApprovalWriter } from './approvals.js'
import { company } from './clients.js'
import {
  afterDays,
  dayOf,
  firstFreeId,
  inChunks,
  instantOf,
  sqlTime,
  type LargeContext,
} from './context.js'
import { someLines, type GeneratedLine } from './lines.js'
import { ProjectWriter } from './projects.js'
import type { Row } from './row_writer.js'
import { DISTRICTS, WORKS } from './vocabulary.js'

const VAT_BP = 1500
const REASON = 'Below our margin at this price'

/** Adds quotations with their lines, approvals and, where approved, the project each became. */
export async function addQuotations(context: LargeContext, count: number) {
  const first = await firstFreeId(context, 'quotations')
  const scoring = await activeScoring(context.trx)
  const approvals = await ApprovalWriter.open(context)
  const projects = await ProjectWriter.open(context)
  await inChunks(count, async (from, to) => {
    const rows: Row[] = []
    const lines: Row[] = []
    for (let index = from; index < to; index++) {
      const made = quotation(context, scoring, first + index, instantOf(context, index, count))
      rows.push(made.row)
      lines.push(...made.lines)
      if (made.row.stage !== 'draft') await requestApproval(approvals, made)
      if (made.row.stage === 'approved') projects.add(made.row, made.decidedAt!)
    }
    await context.write('quotations', rows)
    await context.write('quotation_lines', lines)
    await approvals.flush()
    await projects.flush()
  })
}

type Made = { row: Row; lines: Row[]; at: number; decidedAt: number | null }

function quotation(context: LargeContext, scoring: ScoringConfig, id: number, at: number): Made {
  const { random } = context
  const generated = someLines(context, 0.4)
  const described = description(context, generated)
  const score = scoreProject(scoring.rules, scoringInput(described))
  const stage = stageAt(context, at, score.total)
  const decided = stage === 'approved' || stage === 'rejected'
  const decidedAt = decided ? afterDays(at, random.whole(1, 20), context) : null
  const priced = prices(context, generated)
  const number = context.numbers.next(QUOTATIONS, dayOf(at).slice(0, 4))
  const author = context.user(random.pick(['engineer', 'estimator']))
  const row = {
    id,
    number,
    root_number: number,
    revision: 0,
    ...described,
    ...priced.totals,
    quoted_on: dayOf(at),
    valid_until_on: dayOf(at + 60 * 86_400_000),
    project_score_bp: Math.round(score.total * 100),
    recommendation_status: score.recommendation,
    score_breakdown: JSON.stringify(score),
    scoring_config_id: scoring.id,
    status: STATUS_OF_STAGE[stage],
    stage,
    ...life(stage, author, at, decidedAt),
    search_text: textOf(number, described),
  }
  return { row, lines: priced.rows.map((line) => ({ quotation_id: id, ...line })), at, decidedAt }
}

/** Who did what, and when; who decided is known once its approval is written. */
function life(stage: QuotationStage, author: number, at: number, decidedAt: number | null) {
  return {
    rejection_reason: stage === 'rejected' ? REASON : null,
    submitted_at: stage === 'draft' ? null : sqlTime(at),
    submitted_by: stage === 'draft' ? null : author,
    decided_at: decidedAt && sqlTime(decidedAt),
    decided_by: null as number | null,
    version: decidedAt ? 2 : 1,
    created_by: author,
    updated_by: author,
    created_at: sqlTime(at),
    updated_at: sqlTime(decidedAt ?? at),
  }
}

const textOf = (number: string, row: Described) =>
  searchText(
    number,
    row.project_name,
    row.project_name_ar,
    row.client_name,
    row.end_user,
    row.requested_by,
    row.location,
    row.city,
    row.bdm_initials
  )

type Described = ReturnType<typeof description>

function description({ random, clients }: LargeContext, lines: GeneratedLine[]) {
  const [work, workAr, type] = random.pick(WORKS)
  const client = random.pick(clients)
  const city = random.pick(CITIES)
  const lot = random.whole(1, 999)
  return {
    bdm_initials: random.pick(['FD', 'NS', 'KO', 'MS']),
    project_name: `${work} ${lot}, ${city.label}`,
    project_name_ar: `${workAr} ${lot}، ${city.labelAr}`,
    area_sqm_e4: random.whole(200, 30_000) * 10_000,
    location: random.pick(DISTRICTS),
    city: city.value,
    end_user: company(random, random.chance(0.3)).name,
    requested_by: client.name,
    requester_type: random.pick(REQUESTER_TYPES).value,
    client_type: random.pick(CLIENT_TYPES).value,
    contractor_preference: random.pick(CONTRACTOR_PREFERENCES).value,
    vendor_list_nomination: random.pick(VENDOR_LIST_NOMINATIONS).value,
    historical_success: random.pick(HISTORICAL_SUCCESS).value,
    project_type: type,
    product_types: JSON.stringify([...new Set(lines.map(({ product }) => product))]),
    client_id: client.id,
    client_name: client.name,
  }
}

function scoringInput(row: Described) {
  return {
    requesterType: row.requester_type,
    clientType: row.client_type,
    contractorPreference: row.contractor_preference,
    vendorListNomination: row.vendor_list_nomination,
    historicalSuccess: row.historical_success,
    projectType: row.project_type,
    areaSqm: String(row.area_sqm_e4 / 10_000),
    city: row.city,
  }
}

/** What is young may be open; the better the score, the likelier the approval. */
function stageAt({ random, now }: LargeContext, at: number, score: number): QuotationStage {
  const young = now - at < 90 * 86_400_000
  if (young && random.chance(0.5)) return random.chance(0.4) ? 'draft' : 'pending_approval'
  if (random.chance(0.03)) return 'draft'
  return random.chance(score / 150) ? 'approved' : 'rejected'
}

function prices({ random }: LargeContext, lines: GeneratedLine[]) {
  const inputs = lines.map(({ quantityE4, rateE4 }) => ({ quantityE4, unitRateE4: rateE4 }))
  const terms = { discountMinor: 0, vatRateBp: VAT_BP, currency: 'SAR' }
  const { subtotalMinor } = priceLines(inputs, terms)
  const discountMinor = random.chance(0.3) ? Math.floor(subtotalMinor / 50_00) * 100 : 0
  const priced = priceLines(inputs, { ...terms, discountMinor })
  const rows = lines.map((line, index) => ({
    position: index + 1,
    section: line.section,
    description: line.description,
    description_ar: line.descriptionAr,
    unit: line.unit,
    quantity_e4: line.quantityE4,
    unit_rate_e4: line.rateE4,
    inclusion: 'included',
    vat_category: 'standard',
    total_minor: priced.lineTotals[index],
  }))
  const totals = {
    currency: 'SAR',
    vat_rate_bp: VAT_BP,
    lines_minor: priced.linesMinor,
    markup_minor: 0,
    markups: '[]',
    subtotal_minor: priced.subtotalMinor,
    discount_minor: discountMinor,
    vat_minor: priced.vatMinor,
    total_minor: priced.totalMinor,
  }
  return { rows, totals }
}

async function requestApproval(approvals: ApprovalWriter, { row, at, decidedAt }: Made) {
  row.decided_by = await approvals.add({
    documentType: 'quotation',
    documentId: Number(row.id),
    number: String(row.number),
    title: String(row.project_name),
    link: `/engineering/quotations/${row.number}`,
    amountMinor: Number(row.total_minor),
    requestedBy: Number(row.created_by),
    requestedAt: at,
    status: row.stage === 'pending_approval' ? 'pending' : (row.stage as 'approved' | 'rejected'),
    decidedAt,
    comment: row.stage === 'rejected' ? REASON : null,
  })
}
