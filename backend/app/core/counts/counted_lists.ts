import type { HttpContext } from '@adonisjs/core/http'
import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

/** A list whose rows are counted in the database, within the same scope as the list itself. */
interface CountedListing {
  listing: Listing
  scope?: (ctx: HttpContext) => Scope | Promise<Scope>
}

/** A list that is computed, so that its rows are counted by computing it. */
interface ComputedList {
  count(): Promise<number>
}

export type CountedList = CountedListing | ComputedList

const lists = new Map<string, CountedList>()

/**
 * Lists that can be counted without reading them, by their path below `/api`. Who may count one, and
 * when, follows from the route of the list. @throws Error when a list is known
 */
export function registerCounts(counted: Record<string, CountedList>) {
  for (const [resource, list] of Object.entries(counted)) {
    if (lists.has(resource)) throw new Error(`${resource} is counted twice`)
    lists.set(resource, list)
  }
}

export const countedList = (resource: string): CountedList | undefined => lists.get(resource)

export const countedResources = (): string[] => [...lists.keys()]
