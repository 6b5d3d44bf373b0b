import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'

/** What everyone may know of somebody. */
export interface Person {
  number: string
  name: string
  nameAr: string
  position: string
  positionAr: string
  departmentName: string
  departmentNameAr: string
}

/** These people by their ids. */
export async function personsOf(ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await inPortions<Person & { id: number }>(ids, (some) =>
    db
      .from('employees as e')
      .join('departments as d', 'd.id', 'e.department_id')
      .whereIn('e.id', some)
      .select('e.id', 'e.number', 'e.name', 'e.name_ar as nameAr')
      .select('e.position', 'e.position_ar as positionAr')
      .select('d.name as departmentName', 'd.name_ar as departmentNameAr')
  )
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}
