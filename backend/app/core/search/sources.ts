import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

export interface Viewer {
  actor?: { id: number | null }
  abilities: ReadonlySet<string>
}

/** Records of one kind that the portal's own search finds and that people come back to. */
export interface SearchSource {
  /** Path below `/api`, which is also what pages know the kind by, e.g. `purchase-orders`. */
  resource: string
  /** As the audit log names it, e.g. `purchase_order`. */
  entityType: string
  /** Without it the kind does not exist for the viewer. */
  ability: string
  listing: Listing
  /** Rows that this viewer may see at all. */
  scope?: (viewer: Viewer) => Scope
  /** Columns that a found record is shown by; all but the title may be left out. */
  shows: {
    number?: string
    title: string
    titleAr?: string
    subtitle?: string
    subtitleAr?: string
  }
}

const sources: SearchSource[] = []

/** A department offers its records to the search. @throws Error when the kind is known */
export function registerSearch(source: SearchSource) {
  if (sources.some(({ resource }) => resource === source.resource))
    throw new Error(`two sources search ${source.resource}`)
  sources.push(source)
}

export function registeredSources(): readonly SearchSource[] {
  return sources
}
