import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { requireLiveSection } from '#core/sections/require_live_section'
import { signerOf, viewerOf } from '#files/shared/viewer'
import { domainOfFile, isFor } from '#files/shared/file_owners'
import File from '#files/shared/models/file'

/**
 * The file, if the record it belongs to is open to the signed-in user.
 * @throws AppError 404 alike for a file that is absent and one that is not theirs; 503 while the section
 * of its record is closed
 */
export async function findReadableFile(ctx: HttpContext, fileOrId: File | number): Promise<File> {
  const file = typeof fileOrId === 'number' ? await File.find(fileOrId) : fileOrId
  if (!file || !ctx.auth.use('web').user) throw notFound()
  if (!(await isFor(viewerOf(ctx), file))) throw notFound()
  // who looks at the portal as someone else reads nothing that is for that person alone
  if (ctx.actor?.viewedBy && !(await isFor(signerOf(ctx), file))) throw notFound()
  const domain = domainOfFile(file)
  if (domain) await requireLiveSection(ctx, domain)
  return file
}
