import { domainOfResource } from '#core/sections/open_resource'
import { isLiveFor } from '#core/sections/require_live_section'

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
  /** List below `/api` that the items belong to: the source does not exist while its section is closed. */
  resource: string
  /** Without this ability the source does not exist for the viewer. */
  ability?: string
  /** Without this ability the amounts of the items are hidden. */
  amounts?: string
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
    ({ ability, resource }) =>
      (!ability || abilities.has(ability)) && isLiveFor(abilities, domainOfResource(resource))
  )
  const counts = await Promise.all(open.map((source) => source.count(recordId)))
  const pages = await Promise.all(
    open.map(async ({ newest, amounts }) => {
      const items = await newest(recordId, end)
      return !amounts || abilities.has(amounts) ? items : items.map(withoutAmount)
    })
  )
  const items = pages.flat().sort(newestFirst).slice(start, end)
  return { items, total: counts.reduce((sum, count) => sum + count, 0) }
}

const withoutAmount = (item: TimelineItem) => ({ ...item, amount: null, currency: null })

function newestFirst(a: TimelineItem, b: TimelineItem) {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1
  return a.kind === b.kind ? b.id - a.id : a.kind < b.kind ? -1 : 1
}
