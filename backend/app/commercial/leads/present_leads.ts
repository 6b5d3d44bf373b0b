import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { userNames } from '#core/base/user_names'
import type Lead from './lead.js'
import { LEAD_FIELDS } from './lead.js'
import { LEAD_MOVES } from './moves.js'

interface Viewer {
  abilities: ReadonlySet<string>
}

/** Leads as they are answered: with their owner's name, their quotation, and where they may go. */
export async function presentLeads(
  { abilities }: Viewer,
  leads: readonly Lead[],
  client: QueryClientContract = db.connection()
) {
  const owners = await userNames(
    leads.map(({ ownerId }) => ownerId),
    client
  )
  const quotations = await quotationsOf(leads, client)
  const manage = abilities.has('leads.manage')
  return leads.map((lead) => {
    const quotation = quotations.get(lead.quotationId ?? 0)
    const can = { update: manage, move: manage, delete: manage && !quotation }
    return {
      ...{ id: lead.id, version: lead.version, number: lead.number },
      ...fieldsOf(lead),
      ownerName: owners.get(lead.ownerId ?? 0) ?? null,
      quotationId: quotation?.id ?? null,
      quotationNumber: quotation?.number ?? null,
      quotationStage: quotation?.stage ?? null,
      can,
      allowedMoves: manage ? LEAD_MOVES[lead.stage] : [],
    }
  })
}

function fieldsOf(lead: Lead) {
  return {
    ...(Object.fromEntries(LEAD_FIELDS.map((name) => [name, lead[name] ?? null])) as {
      [Name in (typeof LEAD_FIELDS)[number]]: Lead[Name] | null
    }),
    name: lead.name,
    currency: lead.currency,
    value: lead.value,
    stage: lead.stage,
    stageOn: lead.stageOn,
    stageReason: lead.stageReason ?? null,
    lostReason: lead.lostReason ?? null,
    createdBy: lead.createdBy ?? null,
    createdAt: lead.createdAt.toUTC().toISO()!,
    updatedAt: lead.updatedAt.toUTC().toISO()!,
  }
}

interface Linked {
  id: number
  number: string
  stage: string
}

async function quotationsOf(
  leads: readonly Lead[],
  client: QueryClientContract
): Promise<Map<number, Linked>> {
  const ids = leads.flatMap(({ quotationId }) => quotationId ?? [])
  if (!ids.length) return new Map()
  const rows: Linked[] = await client
    .from('sales_quotations')
    .whereIn('id', ids)
    .select('id', 'number', 'stage')
  return new Map(rows.map((row) => [row.id, row]))
}
