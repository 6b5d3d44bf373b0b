import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { viewerOf } from '#files/shared/viewer'
import { canReadFile } from '#files/shared/file_owners'
import File from '#files/shared/models/file'

/**
 * The file, if the signed-in user may read it.
 * @throws AppError 404 alike for a file that is absent and one that is not theirs
 */
export async function findReadableFile(ctx: HttpContext, fileOrId: File | number): Promise<File> {
  const file = typeof fileOrId === 'number' ? await File.find(fileOrId) : fileOrId
  if (!file || !ctx.auth.use('web').user) throw notFound()
  if (!(await canReadFile(viewerOf(ctx), file))) throw notFound()
  return file
}
