import { createContract } from '#commercial/contracts/save_contract'
import type Contract from '#commercial/contracts/contract'
import type { DemoContext } from '#database/seeders/demo/context'
import { formatMoney } from '#engines/money/money'
import { BUYER, issued, paid, unitAt } from './invoices.js'

interface Certificate {
  daysAgo: number
  /** Percent of the contract that was done since the one before. */
  percent: string
  /** Share of it that was paid, and how many days later. */
  paid?: [share: number, daysLater: number]
}

interface Story {
  signedAgo: number
  advance: number
  certificates: Certificate[]
}

/** Contracts of projects under way: one pays on time, one late, one has only begun. */
const STORIES: Story[] = [
  {
    signedAgo: 210,
    advance: 0.1,
    certificates: [
      { daysAgo: 150, percent: '18', paid: [1, 35] },
      { daysAgo: 110, percent: '22.5', paid: [1, 40] },
      { daysAgo: 70, percent: '20', paid: [0.6, 45] },
      { daysAgo: 18, percent: '14' },
    ],
  },
  {
    signedAgo: 170,
    advance: 0.2,
    certificates: [
      { daysAgo: 120, percent: '15', paid: [0.5, 60] },
      { daysAgo: 75, percent: '17.25' },
      { daysAgo: 40, percent: '9' },
    ],
  },
  { signedAgo: 60, advance: 0.1, certificates: [{ daysAgo: 12, percent: '6' }] },
]

const WORKS = {
  description: 'Works as quoted, by percent complete',
  descriptionAr: 'الأعمال حسب عرض السعر بنسبة الإنجاز',
  unit: '%',
  quantity: '100',
}

interface ProjectRow {
  id: number
  name: string
  name_ar: string | null
  client_id: number
  currency: string
  net_minor: number | string
}

/** The contracts of the projects with most costs, with their advance, certificates and receipts. */
export async function seedProjectContracts(context: DemoContext) {
  const rows: ProjectRow[] = await context.trx
    .from('projects as p')
    .join('quotation_values as q', 'q.id', 'p.quotation_id')
    .whereIn('p.status', ['in_progress', 'active'])
    .whereNotNull('p.client_id')
    .orderByRaw(
      `(SELECT COUNT(*) FROM project_costs c WHERE c.project_id = p.id AND c.currency = p.currency
        AND c.figure <> 'committed') DESC`
    )
    .orderBy('p.id', 'desc')
    .limit(STORIES.length)
    .select('p.id', 'p.name', 'p.name_ar', 'p.client_id', 'p.currency', 'q.net_minor')
  for (const [index, project] of rows.entries()) await seedOne(context, project, STORIES[index])
}

async function seedOne(context: DemoContext, project: ProjectRow, story: Story) {
  const contract = await seedContract(context, project, story)
  const under = { contractId: contract.id, buyer: BUYER }
  const amount = contract.money(Math.round(contract.valueMinor * story.advance))
  const advance = await issued(context, story.signedAgo - 10, 'advance', { ...under, amount })
  const how = { method: 'transfer' as const, reference: `FT26-${project.id}` }
  const whole = advance.money(advance.payableMinor)
  await paid(context, advance, { ...how, daysAgo: story.signedAgo - 25 }, whole)
  for (const { daysAgo, percent, paid: settled } of story.certificates) {
    const { id: contractLineId, description } = contract.lines[0]
    const lines = [{ contractLineId, description, quantity: percent, unitPrice: '0' }]
    const invoice = await issued(context, daysAgo, 'progress', { ...under, lines })
    if (!settled) continue
    const share = invoice.money(Math.round(invoice.payableMinor * settled[0]))
    await paid(context, invoice, { ...how, daysAgo: daysAgo - settled[1] }, share)
  }
}

/** The quotation's value before VAT, in hundredths, so that percents of it are quantities. */
async function seedContract(
  context: DemoContext,
  project: ProjectRow,
  { signedAgo }: Story
): Promise<Contract> {
  const at = context.now.minus({ days: signedAgo })
  const unitRate = formatMoney(Math.round(Number(project.net_minor) / 100), project.currency)
  const contract = await createContract(unitAt(context, at), {
    title: project.name,
    titleAr: project.name_ar,
    clientId: project.client_id,
    projectId: project.id,
    currency: project.currency as 'SAR',
    retention: '10',
    advanceRecovery: '10',
    signedOn: at.toISODate()!,
    lines: [{ ...WORKS, unitRate }],
  })
  await contract.load('lines')
  return contract
}
