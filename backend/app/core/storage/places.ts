import objectStoreConfig from '#config/object_store'
import { localPlace } from './local_place.js'
import type { Place } from './place.js'
import { storePlace } from './store_place.js'

/** Where files lie: first the place of new files, then the other one, where a store is set. */
export function places(): [Place, Place?] {
  const { disk, bucket } = objectStoreConfig
  if (!bucket) return [localPlace]
  return disk === 's3' ? [storePlace, localPlace] : [localPlace, storePlace]
}

/** Whether new files need room on the disk of this server, beyond their way through it. */
export const keepsOnDisk = () => places()[0] === localPlace

/**
 * Looks in one place after the other, and once more in the first: what is moved meanwhile is in one of
 * them at any time.
 */
export async function inPlaces<Found>(
  look: (place: Place) => Promise<Found | null>
): Promise<Found | null> {
  const [first, other] = places()
  const found = await look(first)
  if (found || !other) return found
  return (await look(other)) ?? look(first)
}
