import type { QueryClientContract } from '@adonisjs/lucid/types/database'

interface Holder {
  userId: number | null
  name: string
  nameAr: string
}

/** A row of procurement's view, in the words of the database. */
export interface HeldEquipment {
  id: number
  equipment_id: number
  tag: string
  name: string
  name_ar: string | null
  serial_no: string | null
  project_name: string | null
  out_on: string
  expected_return_on: string | null
}

/**
 * The equipment that a person has in custody, the longest first. The register knows users; whoever has no
 * account stands there by their name.
 */
export function equipmentHeldBy(
  client: QueryClientContract,
  { userId, name, nameAr }: Holder
): Promise<HeldEquipment[]> {
  const query = client.from('equipment_in_custody').orderBy('out_on').orderBy('id')
  return userId === null
    ? query.whereNull('holder_id').whereIn('holder_name', [name, nameAr])
    : query.where('holder_id', userId)
}
