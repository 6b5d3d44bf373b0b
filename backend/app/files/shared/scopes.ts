import type { Scope } from '#core/listing/page'
import { onlyVisibleFolders } from './folder_levels.js'
import type { FileViewer } from './file_owners.js'
import { LIBRARY } from '#files/shared/models/file'
import { openRoots, type RecordDocuments } from './record_roots.js'

type Query = Parameters<NonNullable<Scope>>[0]

/** Live files of one folder that the viewer has been let into. */
export const inOpenFolder: Scope = (query) => void query.whereNull('files.trashed_at')

/** Live files that the viewer may see: in folders by their grants, with records by the departments' rules. */
export function visibleFiles(viewer: FileViewer): Scope {
  return (query) => {
    query.whereNull('files.trashed_at')
    query.where((any) => {
      any.where((library: Query) => void inVisibleFolders(library, viewer))
      for (const { listing, documents } of openRoots(viewer))
        for (const one of documents)
          any.orWhere((kind: Query) => void ofStandingRecords(kind, listing.table, one, viewer))
    })
  }
}

/** Files of records that are there; of these, what the department's rule leaves to the viewer. */
function ofStandingRecords(
  query: Query,
  table: string,
  { ownerType, narrow }: RecordDocuments,
  viewer: FileViewer
) {
  query.where('files.owner_type', ownerType)
  query.whereExists((record) => record.from(table).whereColumn(`${table}.id`, 'files.owner_id'))
  narrow?.(query, viewer)
}

function inVisibleFolders(query: Query, viewer: FileViewer) {
  query.where('files.owner_type', LIBRARY)
  if (viewer.admin) return
  query.whereIn('files.folder_id', (folders) => {
    onlyVisibleFolders(folders.from('folders').select('folders.id') as Query, viewer)
  })
}

/** What the viewer put away themselves, or all of it for an administrator; not what went with its folder. */
export function trashedItems(table: 'files' | 'folders', viewer: FileViewer): Scope {
  return (query) => {
    query.whereNotNull(`${table}.trashed_at`).whereNull(`${table}.trash_root_id`)
    if (viewer.admin) return
    query.where((any) => {
      any.where(`${table}.trashed_by`, viewer.id).orWhere(`${table}.created_by`, viewer.id)
    })
  }
}

export function visibleLiveFolders(viewer: FileViewer): Scope {
  return (query) => {
    query.whereNull('folders.trashed_at')
    onlyVisibleFolders(query, viewer)
  }
}
