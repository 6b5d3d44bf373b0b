import type { Scope } from '#core/listing/run_listing'
import { onlyVisibleFolders } from '#files/access/folder_levels'
import type { FileReader } from '#files/file_owners'
import { LIBRARY } from '#files/models/file'
import { readableDocuments } from '#files/records/record_roots'

type Query = Parameters<NonNullable<Scope>>[0]

/** Live files of one folder that the reader has been let into. */
export const inOpenFolder: Scope = (query) => void query.whereNull('files.trashed_at')

/** Live files that the reader may see: in folders by their grants, with records by the departments' rules. */
export function visibleFiles(reader: FileReader): Scope {
  return (query) => {
    query.whereNull('files.trashed_at')
    query.where((any) => {
      any.where((library: Query) => void inVisibleFolders(library, reader))
      for (const { ownerType, narrow } of readableDocuments(reader)) {
        any.orWhere((documents: Query) => {
          documents.where('files.owner_type', ownerType)
          if (!reader.admin) narrow?.(documents, reader)
        })
      }
    })
  }
}

function inVisibleFolders(query: Query, reader: FileReader) {
  query.where('files.owner_type', LIBRARY)
  if (reader.admin) return
  query.whereIn('files.folder_id', (folders) => {
    onlyVisibleFolders(folders.from('folders').select('folders.id') as Query, reader)
  })
}

/** What the reader put away themselves, or all of it for an administrator; not what went with its folder. */
export function trashedItems(table: 'files' | 'folders', reader: FileReader): Scope {
  return (query) => {
    query.whereNotNull(`${table}.trashed_at`).whereNull(`${table}.trash_root_id`)
    if (reader.admin) return
    query.where((any) => {
      any.where(`${table}.trashed_by`, reader.id).orWhere(`${table}.created_by`, reader.id)
    })
  }
}

export function visibleLiveFolders(reader: FileReader): Scope {
  return (query) => {
    query.whereNull('folders.trashed_at')
    onlyVisibleFolders(query, reader)
  }
}
