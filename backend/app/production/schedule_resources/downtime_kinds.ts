import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export type Client = Pick<QueryClientContract, 'from'>

/** Why there is one unit less: how its machine stands, that this is gone, or that its person is on leave. */
export const DOWNTIME_KINDS = [
  ...['maintenance', 'breakdown', 'retired', 'lost', 'gone'],
  'leave',
] as const
export type DowntimeKind = (typeof DOWNTIME_KINDS)[number]

/** Days on which there is one unit less of a resource, from the first to the one before it is back. */
export interface Downtime {
  kind: DowntimeKind
  /** Null: at any time. */
  fromOn: string | null
  /** Null: nobody knows when it is back. */
  backOn: string | null
  isOpen: boolean
}
