import db from '@adonisjs/lucid/services/db'
import { ownProjects } from '#production/projects/own_projects'
import { SHUT } from './open_project.js'

/** More than a firm builds at one time, and few enough to choose from on a phone. */
const MOST = 300

interface ProjectRow {
  id: number
  code: string
  name: string
  name_ar: string | null
}

/** The projects that sites report on: those of this person first, then the newest. */
export async function siteProjects(userId: number) {
  const own: ProjectRow[] = await open()
    .whereIn('id', ownProjects([userId]))
    .limit(MOST)
  const others: ProjectRow[] = await open()
    .whereNotIn('id', ownProjects([userId]))
    .limit(MOST)
  const present = (isOwn: boolean) => (row: ProjectRow) => ({
    ...{ id: row.id, code: row.code, name: row.name, nameAr: row.name_ar, isOwn },
  })
  return [...own.map(present(true)), ...others.map(present(false))].slice(0, MOST)
}

const open = () =>
  db
    .from('projects')
    .whereNotIn('status', [...SHUT])
    .orderBy('code', 'desc')
    .orderBy('id')
    .select('id', 'code', 'name', 'name_ar')
