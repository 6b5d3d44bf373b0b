import type { Bucket } from '#core/reports/age_buckets'

export const SIDES = ['receivable', 'payable'] as const
export type Side = (typeof SIDES)[number]

/** Everything in minor units of the base currency. */
export interface OpenBucket {
  bucket: Bucket
  amountMinor: number
}

export interface OpenParty {
  id: number | null
  name: string
  amountMinor: number
}

export interface OpenDocument {
  /** `entity_type` and id of the document. */
  kind: string
  recordId: number
  number: string
  party: string
  dueOn: string | null
  amountMinor: number
}

/** What is asked for: all that is open, or what was due before today, an age of it, or what one party owes. */
export interface OpenQuestion {
  today: string
  isOverdue?: boolean
  bucket?: Bucket
  partyId?: number
}

/** A department that knows what clients owe, or what is owed to vendors. */
export interface OpenItemSource {
  side: Side
  /** The list that holds the documents: it is shown to who may open it. */
  resource: string
  buckets(today: string): Promise<OpenBucket[]>
  /** What was due before the day. */
  overdue(today: string): Promise<number>
  /** Who owes or is owed most, the largest first. */
  parties(most: number): Promise<OpenParty[]>
  documents(question: OpenQuestion): Promise<{ count: number; rows: OpenDocument[] }>
}

const sources = new Map<Side, OpenItemSource>()

/** Makes a department's open items part of the overview of finance; called at boot. */
export function registerOpenItems(source: OpenItemSource) {
  if (sources.has(source.side)) throw new Error(`${source.side} is registered twice`)
  sources.set(source.side, source)
}

export const openItemsOf = (side: Side): OpenItemSource | undefined => sources.get(side)
