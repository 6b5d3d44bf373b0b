import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { languageNow, type Language } from '#core/base/language'
import { PURCHASE_UNITS } from '#procurement/enums/purchase_units'

type Client = Pick<QueryClientContract, 'from'>

/** A document as the database holds it: it keeps the name that its project had. */
interface OfProject {
  project_id: number | null
  project_name: string | null
}

/** Arabic names by id, of the projects or stores that have one. */
export async function arabicNames(
  table: 'project_names' | 'warehouses',
  ids: (number | null)[],
  client: Client = db
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const rows = await client
    .from(table)
    .whereIn('id', wanted)
    .whereNotNull('name_ar')
    .whereNot('name_ar', '')
    .select('id', 'name_ar')
  return new Map(rows.map((row) => [row.id, row.name_ar]))
}

interface Named {
  name: string
  name_ar: string | null
}

/** What an Arabic user is shown, and finds and sorts documents by. */
export const shownInArabic = ({ name, name_ar: arabic }: Named) => arabic || name

/** What a document keeps of its project. */
export const namesOfProject = (project: Named | null | undefined) => ({
  projectName: project?.name ?? null,
  projectNameAr: project ? shownInArabic(project) : null,
})

/**
 * What projects are called in the language of who reads, by id, where that is another name than the
 * one their documents keep.
 */
export async function projectNames(
  ids: (number | null)[],
  client: Client = db,
  language: Language = languageNow()
): Promise<Map<number, string>> {
  return language === 'ar' ? arabicNames('project_names', ids, client) : new Map()
}

/** The same rows, their projects named in the language of who reads. */
export async function withProjectNames<Row extends OfProject>(
  rows: Row[],
  client: Client = db,
  language: Language = languageNow()
): Promise<Row[]> {
  const names = await projectNames(
    rows.map((row) => row.project_id),
    client,
    language
  )
  return rows.map((row) => ({
    ...row,
    project_name: names.get(row.project_id ?? 0) ?? row.project_name,
  }))
}

/** A batch of rows that leaves the portal as a file. */
export const ofProjects = (rows: Record<string, any>[], language: Language) =>
  withProjectNames(rows as (OfProject & Record<string, any>)[], db, language)

/** The name of one project, department or store in the language of who reads. */
export async function localizedNameOf(
  table: 'project_names' | 'department_names' | 'warehouses',
  id: number | null,
  client: Client = db
): Promise<string | null> {
  if (id === null) return null
  const row = await client.from(table).where('id', id).select('name', 'name_ar').first()
  return row ? localizedName(row.name, row.name_ar) : null
}

/** Of two names the one that the viewer reads; not everything has an Arabic one. */
export const localizedName = (name: string, arabic: string | null) =>
  languageNow() === 'ar' ? arabic || name : name

const ARABIC_UNITS = new Map<string, string>(
  PURCHASE_UNITS.map(({ value, labelAr }) => [value, labelAr])
)

/** A unit inside of a sentence: English has its short form, Arabic its word. */
export const localizedUnit = (unit: string) => localizedName(unit, ARABIC_UNITS.get(unit) ?? null)
