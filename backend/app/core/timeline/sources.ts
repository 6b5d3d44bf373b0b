/** One thing that happened around a record, as every department reports it. */
export interface TimelineItem {
  /** What kind of thing, e.g. `call`, `quotation`; its text is the page's business. */
  kind: string
  id: number
  /** ISO 8601, UTC. */
  at: string
  title: string
  details: string | null
  status: string | null
  /** Decimal string in major units of `currency`, where the thing has an amount. */
  amount: string | null
  currency: string | null
  /** Path of the thing's own page, or address of a file. */
  link: string | null
  /** Who did it. */
  userId: number | null
}

export interface TimelineSource {
  /** Without this ability the source does not exist for the viewer. */
  ability?: string
  count(recordId: number): Promise<number>
  /** The newest `limit` items, newest first. */
  newest(recordId: number, limit: number): Promise<TimelineItem[]>
}

const sources = new Map<string, TimelineSource[]>()

/** A department adds what it knows to the timeline of records of `entity`. */
export function registerTimeline(entity: string, source: TimelineSource) {
  sources.set(entity, [...(sources.get(entity) ?? []), source])
}

/** A page of what happened around a record, newest first, from all departments, and how much there is. */
export async function timelineOf(
  entity: string,
  recordId: number,
  abilities: ReadonlySet<string>,
  { start, end }: { start: number; end: number }
): Promise<{ items: TimelineItem[]; total: number }> {
  const open = (sources.get(entity) ?? []).filter(
    ({ ability }) => !ability || abilities.has(ability)
  )
  const counts = await Promise.all(open.map((source) => source.count(recordId)))
  const pages = await Promise.all(open.map((source) => source.newest(recordId, end)))
  const items = pages.flat().sort(newestFirst).slice(start, end)
  return { items, total: counts.reduce((sum, count) => sum + count, 0) }
}

function newestFirst(a: TimelineItem, b: TimelineItem) {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1
  return a.kind === b.kind ? b.id - a.id : a.kind < b.kind ? -1 : 1
}
