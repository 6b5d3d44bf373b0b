import db from '@adonisjs/lucid/services/db'
import type FileDownload from '#files/models/file_download'

export async function viewDownloads(downloads: FileDownload[]) {
  const ids = [...new Set(downloads.flatMap(({ userId }) => userId ?? []))]
  const people = ids.length ? await db.from('users').whereIn('id', ids).select('id', 'name') : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return downloads.map(({ id, versionNo, way, userId, ip, createdAt }) => ({
    id,
    versionNo,
    way,
    userId,
    userName: names.get(userId) ?? null,
    ip,
    createdAt: createdAt.toUTC().toISO(),
  }))
}
