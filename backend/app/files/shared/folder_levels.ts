import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { departmentsOf } from './departments.js'
import type { FileViewer } from './file_owners.js'
import { isOpenRoot, openRoots, recordRoot, type RecordRoot } from './record_roots.js'

type Query = DatabaseQueryBuilderContract<any>

/** What a grant gives; each contains those before it. */
export const LEVELS = ['view', 'upload', 'manage'] as const
export type Level = (typeof LEVELS)[number]

export function reaches(level: Level | null | undefined, wanted: Level) {
  return !!level && LEVELS.indexOf(level) >= LEVELS.indexOf(wanted)
}

/** Grants that name this viewer: everyone's, their own, their role's, their departments'. */
function addressed(query: Query, { id, role, abilities }: FileViewer): Query {
  const named = (kind: string, values: string[]) => (one: Query) =>
    void one.where('subject_kind', kind).whereIn('subject_value', values)
  return query.where((any) => {
    any.where(named('everyone', ['all']))
    any.orWhere(named('user', [String(id)])).orWhere(named('role', [role]))
    any.orWhere(named('department', departmentsOf(abilities)))
  })
}

/** Without the ability to change anything, a grant is one to look. */
function capped(level: Level, { abilities }: FileViewer): Level {
  return abilities.has('files.manage') ? level : 'view'
}

/**
 * The highest level of a viewer in each of the folders that hold grants.
 * @param accessIds ids of folders whose grants count (`accessId` of the folders in question)
 */
export async function levelsOf(
  viewer: FileViewer,
  accessIds: number[],
  client: { from: typeof db.from } = db
): Promise<Map<number, Level>> {
  const ids = [...new Set(accessIds)]
  if (viewer.admin) return new Map(ids.map((id) => [id, 'manage']))
  if (!ids.length || !viewer.abilities.has('files.open')) return new Map()
  const rows = await addressed(
    client.from('folder_grants').whereIn('folder_id', ids),
    viewer
  ).select('folder_id', 'level')
  const levels = new Map<number, Level>()
  for (const { folder_id: id, level } of rows) {
    if (!reaches(levels.get(id), level)) levels.set(id, level)
  }
  for (const root of openRoots(viewer)) {
    const level = recordLevel(viewer, root.key)
    if (!level) continue
    const folders = await ofStandingRecords(client.from('folders').whereIn('id', ids), root)
    for (const { id } of folders) levels.set(id, level)
  }
  for (const [id, level] of levels) levels.set(id, capped(level, viewer))
  return levels
}

/** Folders of a root's records that are still there: what was filed with one does not outlive it. */
function ofStandingRecords(folders: Query, { key, listing }: RecordRoot): Query {
  return folders
    .where('folders.record_type', key)
    .whereExists((record) =>
      record.from(listing.table).whereColumn(`${listing.table}.id`, 'folders.record_id')
    )
    .select('folders.id')
}

/** The level in the folders of records, which follows from what someone may do with the records. */
export function recordLevel(viewer: FileViewer, recordType: string): Level | null {
  const root = recordRoot(recordType)
  if (!root || !isOpenRoot(viewer, root)) return null
  return capped(viewer.abilities.has(root.manage) ? 'manage' : 'view', viewer)
}

/** Narrows a query on `folders` to those that the viewer may see. */
export function onlyVisibleFolders(query: Query, viewer: FileViewer) {
  if (viewer.admin) return
  query.where((any) => {
    any.whereIn('folders.access_id', (grants) => {
      void addressed(grants.from('folder_grants').select('folder_id') as Query, viewer)
    })
    for (const root of openRoots(viewer))
      any.orWhereIn('folders.access_id', (records) => {
        void ofStandingRecords(records.from('folders') as Query, root)
      })
  })
}
