import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'

/** What the parts of the demo company know of each other. */
export interface DemoContext {
  trx: TransactionClientContract
  now: DateTime
  users: Record<string, { id: number }>
  clients: { id: number; name: string; company: string | null }[]
  projects: { id: number; name: string; name_ar: string | null }[]
}
