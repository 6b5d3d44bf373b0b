import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { languageNow } from '#core/base/language'
import { formatMoney } from '#engines/money/money'
import { signedNames } from '#identity/shared/signed_names'
import { LEAD_STAGES, OPEN_LEAD_STAGES, type LeadStage } from '#commercial/enums/lead_stages'
import Lead from '#commercial/leads/lead'
import { presentLeads } from '#commercial/leads/present_leads'
import { PROBABILITY, quotationsOf, type Period } from '#commercial/pipeline/pipeline_base'
import { PIPELINE_STAGES } from '#commercial/pipeline/stages'

const MOST_CARDS = 30
const BASIS = 100

type Query = DatabaseQueryBuilderContract<any>

/** Leads and quotations as columns of cards, each with its number and its sum in each currency. */
export async function pipelineBoard(period: Period, viewer: { abilities: ReadonlySet<string> }) {
  return {
    ...period,
    leads: viewer.abilities.has('leads.view') ? await leadColumns(period, viewer) : null,
    quotations: await quotationColumns(period),
  }
}

/** What is in a column; amounts of different currencies are never added up. */
async function sumsOf(query: Query, currency: string, amount: string) {
  const rows: any[] = await query
    .groupBy(currency)
    .orderBy(currency)
    .select(`${currency} as currency`)
    .sum(`${amount} as amount`)
    .count('* as count')
  return {
    count: rows.reduce((sum, row) => sum + Number(row.count), 0),
    sums: rows
      .filter((row) => Number(row.amount) > 0)
      .map((row) => ({
        currency: row.currency as string,
        value: formatMoney(Number(row.amount), row.currency),
      })),
  }
}

const isOpen = (stage: LeadStage) => (OPEN_LEAD_STAGES as readonly string[]).includes(stage)

/** Open leads whatever their age; the others by the day on which they came to where they are. */
function leadColumns(period: Period, viewer: { abilities: ReadonlySet<string> }) {
  return Promise.all(
    LEAD_STAGES.map(async (stage) => {
      const within = (query: any) => {
        query.where('stage', stage)
        if (!isOpen(stage)) query.whereBetween('stage_on', [period.from, period.to])
      }
      const leads = await Lead.query()
        .where(within)
        // what has to be done next comes first
        .orderByRaw('next_step_on IS NULL')
        .orderBy('next_step_on')
        .orderBy('id', 'desc')
        .limit(MOST_CARDS)
      const sums = await sumsOf(db.from('leads').where(within), 'currency', 'value_minor')
      return { stage, ...sums, cards: await presentLeads(viewer, leads) }
    })
  )
}

/** The newest quotations of every stage. */
async function quotationColumns(period: Period) {
  const nameOf = await signedNames()
  const columns = PIPELINE_STAGES.map(async (stage) => {
    const inStage = () => quotationsOf(period).where('q.stage', stage)
    const cards: any[] = await inStage()
      .orderBy('q.id', 'desc')
      .limit(MOST_CARDS)
      .select('q.id', 'q.number', 'q.project_name', 'q.project_name_ar', 'q.client_name')
      .select('q.bdm_initials', 'q.currency', 'q.total_minor')
      .select('e.expected_on', 'e.next_step', 'e.next_step_on', 'e.version')
      .select(db.raw(`${PROBABILITY} AS probability`))
    const shown = cards.map((row) => ({
      ...cardOf(row),
      bdmName: nameOf(row.bdm_initials)?.[languageNow()] ?? null,
    }))
    return { stage, ...(await sumsOf(inStage(), 'q.currency', 'q.total_minor')), cards: shown }
  })
  return Promise.all(columns)
}

function cardOf(row: any) {
  return {
    id: row.id as number,
    number: row.number as string,
    projectName: row.project_name as string,
    projectNameAr: (row.project_name_ar ?? null) as string | null,
    clientName: (row.client_name ?? null) as string | null,
    bdmInitials: (row.bdm_initials ?? null) as string | null,
    currency: row.currency as string,
    value: formatMoney(Number(row.total_minor), row.currency),
    probability: Number(row.probability) / BASIS,
    expectedOn: (row.expected_on ?? null) as string | null,
    nextStep: (row.next_step ?? null) as string | null,
    nextStepOn: (row.next_step_on ?? null) as string | null,
    /** Of what sales have entered; 0 while that is nothing. */
    version: Number(row.version ?? 0),
  }
}
