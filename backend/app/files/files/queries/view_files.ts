import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { scanStates, shownScan } from '#core/storage/scan_gate'
import { words } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { levelsOf } from '#files/shared/folder_levels'
import { viewerOf } from '#files/shared/viewer'
import { fileCan } from '#files/files/file_policy'
import type File from '#files/shared/models/file'
import { snippetsOf } from './snippets.js'
import { drawnAmong } from '#files/files/thumbnails/find_thumbnails'
import FileTransformer, { type FileView } from '#files/files/file_transformer'

/**
 * Files as the wire shows them: with what the viewer may do, who changed them, the drawing that
 * replaces one, and where a search was found. Few queries, however many files.
 */
export async function viewFiles(
  ctx: HttpContext,
  files: File[],
  options: { unit?: UnitOfWork; search?: string } = {}
) {
  const client = options.unit?.trx ?? db
  const viewer = viewerOf(ctx)
  const folders = await rowsById(client, 'folders', files, 'folderId', ['id', 'access_id'])
  const levels = await levelsOf(
    viewer,
    [...folders.values()].map((row) => row.access_id),
    client
  )
  const editors = await rowsById(client, 'users', files, 'updatedBy', ['id', 'name'])
  const columns = ['id', 'original_name', 'drawing_revision']
  const newer = await rowsById(client, 'files', files, 'supersededById', columns)
  const ids = files.map(({ id }) => id)
  const snippets = await snippetsOf(ids, words(options.search ?? ''))
  const drawn = await drawnAmong(files, client)
  const scans = await scanStates(
    files.map(({ storageKey }) => storageKey),
    options.unit?.trx
  )
  const views = files.map((file): [File, FileView] => {
    const level = levels.get(folders.get(file.folderId ?? 0)?.access_id) ?? null
    const replaced = newer.get(file.supersededById ?? 0)
    const view = {
      can: fileCan({ id: viewer.id, level }, file),
      updatedByName: editors.get(file.updatedBy ?? 0)?.name ?? null,
      snippet: snippets.get(file.id) ?? null,
      scan: shownScan(file.storageKey, scans),
      isDrawn: drawn.has(file.id),
      supersededBy: replaced && newerDrawing(replaced),
    }
    return [file, view]
  })
  return Promise.all(
    views.map(([file, view]) => ctx.serialize(FileTransformer.transform(file, view)))
  )
}

export async function viewFile(ctx: HttpContext, file: File, uow?: UnitOfWork) {
  const [view] = await viewFiles(ctx, [file], { unit: uow })
  return view
}

const newerDrawing = (row: { id: number; original_name: string; drawing_revision: string }) => ({
  ...{ id: row.id, name: row.original_name, drawingRevision: row.drawing_revision },
})

type Client = { from: typeof db.from }

async function rowsById(
  client: Client,
  table: string,
  files: File[],
  member: 'folderId' | 'updatedBy' | 'supersededById',
  columns: string[]
): Promise<Map<number, any>> {
  const ids = [...new Set(files.flatMap((file) => file[member] ?? []))]
  if (!ids.length) return new Map()
  const rows = await client.from(table).whereIn('id', ids).select(columns)
  return new Map(rows.map((row) => [row.id, row]))
}
