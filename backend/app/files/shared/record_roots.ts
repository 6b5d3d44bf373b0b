import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Listing } from '#core/listing/definition'
import { domainOfResource } from '#core/sections/open_resource'
import type { FileViewer } from './file_owners.js'

/** Files that a department keeps with its records. */
export interface RecordDocuments {
  /** As given to `storeFile`; the owner's id is the record's. */
  ownerType: string
  /** Narrows a query on `files` to those that the viewer may see, beyond the root's ability. */
  narrow?: (query: DatabaseQueryBuilderContract<any>, viewer: FileViewer) => void
}

/** Records that appear in the file manager as folders, each with its files. */
export interface RecordRoot {
  /** Plural name of the records: `quotations`. */
  key: string
  /** Who sees the records, and who may file something with them. */
  ability: string
  manage: string
  /** Finds and pages the records; `sort` is a field of it. */
  listing: Listing
  sort: string
  columns: { code: string; name: string; nameAr: string }
  documents: RecordDocuments[]
  /** Records of another root whose files are shown here too: a project shows those of its quotation. */
  shows?: { root: string; column: string }
}

const roots = new Map<string, RecordRoot>()

/** A department's records become a root of the file manager. Nothing is copied: the folders follow the records. */
export function registerRecordRoot(root: RecordRoot) {
  if (roots.has(root.key)) throw new Error(`two roots of files are named ${root.key}`)
  roots.set(root.key, root)
}

export function recordRoot(key: string): RecordRoot | undefined {
  return roots.get(key)
}

export function recordRoots(): RecordRoot[] {
  return [...roots.values()]
}

/** The roots whose records are open to a viewer now. */
export function openRoots(viewer: FileViewer): RecordRoot[] {
  return recordRoots().filter((root) => isOpenRoot(viewer, root))
}

/** Whether records of this root are open to a viewer now: they may see them, and their section is live. */
export function isOpenRoot({ abilities, isLive }: FileViewer, { key, ability }: RecordRoot) {
  return abilities.has(ability) && isLive(domainOfResource(key))
}
