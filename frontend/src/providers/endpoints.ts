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
