import { userNames } from '#core/base/user_names'
import type FileDownload from '#files/shared/models/file_download'

export async function viewDownloads(downloads: FileDownload[]) {
  const names = await userNames(downloads.map(({ userId }) => userId))
  return downloads.map(({ id, versionNo, way, userId, ip, createdAt }) => ({
    id,
    versionNo,
    way,
    userId,
    userName: names.get(userId!) ?? null,
    ip,
    createdAt: createdAt.toUTC().toISO(),
  }))
}
