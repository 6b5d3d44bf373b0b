import db from '@adonisjs/lucid/services/db'
import type File from '#files/shared/models/file'

type Client = { from: typeof db.from }

/** Of these files, the ids of those whose present version has been drawn small. */
export async function drawnAmong(files: readonly File[], client: Client): Promise<Set<number>> {
  if (!files.length) return new Set()
  const rows: { id: number; version: number }[] = await client
    .from('file_thumbnails')
    .whereIn(
      'file_id',
      files.map(({ id }) => id)
    )
    .whereNotNull('content')
    .select('file_id as id', 'version_no as version')
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return new Set(files.flatMap(({ id, versionNo }) => (versions.get(id) === versionNo ? [id] : [])))
}

/** The small picture of the present version of a file as JPEG; null where there is none. */
export async function thumbnailOf({ id, versionNo }: File): Promise<Buffer | null> {
  const row = await db
    .from('file_thumbnails')
    .where({ file_id: id, version_no: versionNo })
    .select('content')
    .first()
  return row?.content ? Buffer.from(row.content) : null
}
