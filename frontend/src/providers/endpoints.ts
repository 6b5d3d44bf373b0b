import type { Ability } from '../api/types'
/** Where each resource lives below `/api` and which ability opens it. Filled once by app/resources. */
interface ResourceEntry {
  endpoint: string
  ability: Ability
}

const entries = new Map<string, ResourceEntry>()

export function registerEndpoint(resource: string, entry: ResourceEntry): void {
  entries.set(resource, entry)
}

/** Path below `/api` for a resource; an unregistered name is taken as the path itself. */
export function endpointOf(resource: string, meta?: Record<string, unknown>): string {
  if (typeof meta?.endpoint === 'string') return meta.endpoint
  return entries.get(resource)?.endpoint ?? resource
}

export function abilityOf(resource: string): Ability | undefined {
  return entries.get(resource)?.ability
}

/** The resource that lives at a path below `/api`; undefined where no page shows it. */
export function resourceAt(endpoint: string): string | undefined {
  for (const [name, entry] of entries) if (entry.endpoint === endpoint) return name
  return undefined
}
