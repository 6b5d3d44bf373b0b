import Material from '#procurement/materials/models/material'

/** A material by its code or barcode. */
export async function materialBy(code: string | undefined): Promise<Material | null> {
  if (!code) return null
  return Material.query()
    .where((known) => known.where('code', code).orWhere('barcode', code))
    .orderBy('id')
    .preload('units')
    .first()
}
