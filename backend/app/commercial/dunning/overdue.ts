import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { keepsOutOn } from '#commercial/shared/dunning_pause_of'
import { daysBetween } from '#core/settings/days'
import { dunningLevels, levelAt } from './dunning_level.js'

export interface Overdue {
  invoiceId: number
  number: string
  clientId: number
  clientName: string
  dueOn: string
  daysLate: number
  level: number
  /** Of the letters that named it. */
  lastLevel: number
  openMinor: number
  isPaused: boolean
}

interface Question {
  on: string
  currency: string
  clientId?: number
  client?: QueryClientContract
}

/** The invoices that are overdue on a day, the oldest first, each with whether it may be dunned. */
export async function overdueInvoices(question: Question): Promise<Overdue[]> {
  const { on, currency, clientId, client = db.connection() } = question
  const rows = await client
    .from('invoices as i')
    .where('i.currency', currency)
    .where('i.due_on', '<', on)
    .where('i.balance_minor', '>', 0)
    .whereNotNull('i.number')
    .whereNotNull('i.client_id')
    .whereNot('i.type', 'credit_note')
    .if(clientId, (query) => query.where('i.client_id', clientId!))
    .orderBy('i.due_on')
    .orderBy('i.id')
    .select('i.id', 'i.number', 'i.client_id', 'i.client_name', 'i.due_on', 'i.balance_minor')
    .select(
      client.raw(
        `(SELECT COALESCE(MAX(l.level), 0) FROM dunning_letter_lines l WHERE l.invoice_id = i.id)
          AS last_level`
      )
    )
  const paused = await pausedOn(client, on)
  const levels = await dunningLevels(client)
  return rows.map((row) => {
    const daysLate = daysBetween(row.due_on, on)
    return {
      ...{ invoiceId: row.id, number: row.number, clientId: row.client_id },
      ...{ clientName: row.client_name, dueOn: row.due_on, daysLate },
      ...{ level: levelAt(levels, daysLate), lastLevel: Number(row.last_level) },
      openMinor: Number(row.balance_minor),
      isPaused: paused.has(row.id),
    }
  })
}

/** Invoices that are kept out on a day; few are at any time. */
async function pausedOn(client: QueryClientContract, on: string): Promise<Set<number>> {
  const rows = await client
    .from('dunning_pauses')
    .where((pauses) => keepsOutOn(pauses, on))
    .select('invoice_id')
  return new Set(rows.map((row) => row.invoice_id))
}

export type DueLetter = NonNullable<ReturnType<typeof letterOf>>

/** What a letter to a client would be about now; null where nothing has come to a higher level. */
export function letterOf(overdue: readonly Overdue[]) {
  const dunned = overdue.filter(({ isPaused }) => !isPaused)
  if (!dunned.some(({ level, lastLevel }) => level > lastLevel)) return null
  return {
    lines: dunned,
    level: Math.max(...dunned.map(({ level }) => level)),
    totalMinor: dunned.reduce((sum, { openMinor }) => sum + openMinor, 0),
  }
}
