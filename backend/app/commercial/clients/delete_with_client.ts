import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Client from '#commercial/clients/models/client'

/** Deletes what a resource keeps of a client. @returns how many records went */
type DeletePart = (uow: UnitOfWork, client: Client) => Promise<number>

const parts = new Map<string, DeletePart>()

/** A resource above the clients has its records deleted with them. @param name of the audited count */
export function deleteWithClient(name: string, remove: DeletePart) {
  parts.set(name, remove)
}

/** @returns how many records of each kind were deleted with the client */
export async function deleteParts(
  uow: UnitOfWork,
  client: Client
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, remove] of parts) counts[name] = await remove(uow, client)
  return counts
}
