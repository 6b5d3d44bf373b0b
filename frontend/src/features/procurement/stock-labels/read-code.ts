/** What a label of the portal says: the material, and the store whose shelf it is on. */
export interface ScannedPlace {
  materialId: number
  storeId: number | null
}

/** A label's address in any form of this portal's own; null for every other code. */
export function placeOfCode(text: string, origin: string): ScannedPlace | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.origin !== origin) return null
  const material = /^\/procurement\/materials\/(\d{1,9})$/.exec(url.pathname)
  if (!material) return null
  const store = url.searchParams.get('store')
  return {
    materialId: Number(material[1]),
    storeId: /^\d{1,9}$/.test(store ?? '') ? Number(store) : null,
  }
}

/** The page on which a movement of it is entered; the quantity is always entered there. */
export function movementAddress(type: string, { materialId, storeId }: ScannedPlace): string {
  const query = new URLSearchParams({ type, material: String(materialId) })
  if (storeId) query.set('store', String(storeId))
  return `/procurement/movements/new?${query}`
}
