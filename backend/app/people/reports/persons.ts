import db from '@adonisjs/lucid/services/db'

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

/** So many ids fit into one statement of every database. */
const IDS_AT_ONCE = 500

/** These people by their ids. */
export async function personsOf(ids: readonly number[]): Promise<Map<number, Person>> {
  const people = new Map<number, Person>()
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .from('employees as e')
      .join('departments as d', 'd.id', 'e.department_id')
      .whereIn('e.id', ids.slice(at, at + IDS_AT_ONCE))
      .select('e.id', 'e.number', 'e.name', 'e.name_ar as nameAr')
      .select('e.position', 'e.position_ar as positionAr')
      .select('d.name as departmentName', 'd.name_ar as departmentNameAr')
    for (const { id, ...person } of rows) people.set(id, person)
  }
  return people
}
