import type { DateTime } from 'luxon'
import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import type { CostHead } from '#engineering/enums/bill'
import type { QuotationInput } from '#engineering/quotations/validator'
import { BOQ_LIBRARY, LUMP } from './boq_library.js'
import {
  PROJECT_IDEAS,
  REJECTION_REASONS,
  REQUESTERS,
  SITES,
  type ProjectIdea,
} from './project_ideas.js'

type Random = ReturnType<typeof seededRandom>
export type Fate = 'draft' | 'pending' | 'approved' | 'rejected'

/** One quotation of the demo firm and what became of it. */
export interface PlannedQuotation {
  input: QuotationInput & { projectName: string }
  author: string
  createdAt: DateTime
  fate: Fate
  decidedAt: DateTime
  approver: string
  reason: string
}

const ROUNDS = 3
/** Over and over: of ten quotations five are approved, two rejected, two wait, one is a draft. */
const FATES: readonly Fate[] = [
  'approved',
  'approved',
  'pending',
  'rejected',
  'approved',
  'approved',
  'draft',
  'approved',
  'rejected',
  'pending',
]

const STANDINGS = {
  requesterType: [
    'main_contractor',
    'consultant',
    'owner',
    'developer',
    'subcontractor',
    'project_manager',
  ],
  contractorPreference: [
    'prefers_us',
    'favourable',
    'neutral',
    'neutral',
    'not_known',
    'prefers_competitor',
  ],
  vendorListNomination: [
    'sole_nominated',
    'nominated',
    'nominated',
    'approved_equal',
    'open_list',
    'not_listed',
  ],
  historicalSuccess: ['won_most', 'won_often', 'won_some', 'new_client', 'won_rarely'],
}

/** The same plan on every machine, counted back from `now`. */
export function planQuotations({ now, clients }: DemoContext): PlannedQuotation[] {
  const random = seededRandom(1447)
  const count = PROJECT_IDEAS.length * ROUNDS
  return Array.from({ length: count }, (_, index) => {
    const fate = fateOf(index)
    // what is still open is recent; the rest spreads over some fourteen months
    const days =
      fate === 'pending' || fate === 'draft' ? random.whole(1, 12) : random.whole(14, 420)
    const createdAt = now.minus({ days: daysAgo(fate, index, days), minutes: random.whole(0, 480) })
    return {
      input: inputOf(index, createdAt, clients, random),
      author: index % 2 ? 'estimator' : 'engineer',
      createdAt,
      fate,
      decidedAt: createdAt.plus({ hours: random.whole(3, 96) }),
      approver: random.pick(['chief.engineer', 'technical.director']),
      reason: random.pick(REJECTION_REASONS),
    }
  })
}

/** Of every second ten one more is approved, so that what is decided outweighs what waits. */
function fateOf(index: number): Fate {
  return index % 20 === 9 ? 'approved' : FATES[index % FATES.length]
}

/** Of what is approved, a third is recent enough to be still with us or with the client. */
function daysAgo(fate: Fate, index: number, drawn: number): number {
  if (fate !== 'approved') return drawn
  if (index % 10 === 0) return 6 + (drawn % 12)
  return index % 10 === 1 ? 24 + (drawn % 25) : Math.max(drawn, 90)
}

function inputOf(
  index: number,
  createdAt: DateTime,
  clients: DemoContext['clients'],
  random: Random
) {
  const idea = PROJECT_IDEAS[index % PROJECT_IDEAS.length]
  const [city, cityEn, cityAr, district] =
    SITES[(index * 5 + Math.floor(index / PROJECT_IDEAS.length)) % SITES.length]
  const area = Math.round(idea.area * (0.7 + random.next() * 0.7))
  const lines = billOf(idea, area, random)
  // a stream of its own: the rest of the plan stays as it was
  const costs = seededRandom(2026 + index)
  return {
    projectName: `${idea.en}, ${cityEn}`,
    projectNameAr: `${idea.ar} - ${cityAr}`,
    bdmInitials: random.pick(['FD', 'NS', 'KO']),
    areaSqm: String(area),
    location: district,
    city,
    endUser: idea.endUser,
    requestedBy: random.pick(REQUESTERS),
    clientType: idea.clientType,
    ...standing(random),
    projectType: idea.projectType,
    quotedOn: createdAt.toISODate()!,
    validUntilOn: createdAt.plus({ days: 60 }).toISODate(),
    productTypes: idea.products,
    clientId: clients.length ? random.pick(clients).id : null,
    currency: 'SAR' as const,
    vatRate: '15',
    discount: random.chance(0.4) ? String(random.whole(2, 12) * 2500) : '0',
    lines: lines.map((line) => ({ ...line, ...costOf(line, costs) })),
    markups: index % 3 === 1 ? MARKUPS : [],
  }
}

const MARKUPS: NonNullable<QuotationInput['markups']> = [
  { kind: 'overhead', label: null, mode: 'percent', value: '4.5', base: 'lines' },
  { kind: 'contingency', label: null, mode: 'percent', value: '2', base: 'running' },
]

/** What a line costs us: between seven and nine tenths of its price. */
function costOf({ unit, unitRate }: { unit: string; unitRate: string }, random: Random) {
  const cost = Number(unitRate) * (0.7 + random.next() * 0.2)
  const head =
    unit === 'month'
      ? 'prelims'
      : random.pick(['material', 'material', 'subcontract', 'labour'] as const)
  return { costHead: head as CostHead, unitCost: cost.toFixed(2) }
}

/** What the score is made of, beside the project itself. */
function standing(random: Random) {
  return {
    requesterType: random.pick(STANDINGS.requesterType),
    contractorPreference: random.pick(STANDINGS.contractorPreference),
    vendorListNomination: random.pick(STANDINGS.vendorListNomination),
    historicalSuccess: random.pick(STANDINGS.historicalSuccess),
  }
}

/** Six to twenty lines in the sections of this kind of project, sized by its floor area. */
function billOf(idea: ProjectIdea, area: number, random: Random) {
  return idea.sections.flatMap((name) => {
    const { title, items } = BOQ_LIBRARY[name]
    const left = random.whole(0, items.length - 3)
    return items.slice(left).map(([description, descriptionAr, unit, perSqm, rate]) => ({
      section: title,
      description,
      descriptionAr,
      unit,
      quantity: quantityOf(unit, perSqm, area, random),
      unitRate: String(Math.round(rate * (0.92 + random.next() * 0.16) * 100) / 100),
    }))
  })
}

function quantityOf(unit: string, perSqm: number, area: number, random: Random): string {
  if (perSqm === LUMP) return unit === 'month' ? String(random.whole(6, 18)) : '1'
  const exact = perSqm * area * (0.9 + random.next() * 0.2)
  const counted = unit === 'no' || unit === 'set'
  return String(counted ? Math.max(1, Math.round(exact)) : Math.round(exact * 100) / 100)
}
