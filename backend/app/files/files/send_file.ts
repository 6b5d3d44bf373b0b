import type { HttpContext } from '@adonisjs/core/http'
import { AppError, notFound } from '#core/base/app_error'
import { isOwnKey } from '#core/storage/blob_keys'
import { blobFacts, openBlob } from '#core/storage/blobs'
import { contentDisposition } from '#core/storage/file_name'
import { requireOpenable } from '#core/storage/scan_gate'
import { parseRange, type ByteRange } from './byte_range.js'
import { findReadableFile } from './find_readable_file.js'
import type File from '#files/shared/models/file'
import { recordDownload } from './record_download.js'

const SHOWN_PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
const PDF = 'application/pdf'

/** Whatever the bytes are, a browser runs and loads nothing of them. */
const SEALED = "sandbox; default-src 'none'; frame-ancestors 'self'"
/** A browser's PDF viewer does not start in a sandbox; it brings its own style and its own object. */
const PDF_VIEWER =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"

/** Content of a file or of one of its versions. */
export interface StoredContent {
  /** Of the file. */
  id: number
  storageKey: string
  originalName: string
  mime: string
  sha256: string
  versionNo: number
}

interface SendOptions {
  /** Shows a picture, or a PDF that the portal printed, instead of offering to save it. */
  inline?: boolean
}

/**
 * Streams a stored file, once its owner's rule allows it: with the content type of our own look at
 * the bytes, to be saved and not opened unless `inline` is requested for a picture or one
 * of the portal's own PDFs.
 * Answers `If-None-Match`, `Range` and `If-Range`.
 * @throws AppError 404 when absent, not the viewer's, or without its bytes; 409 while the virus scanner
 * holds it; 416 outside of the file
 */
export async function sendFile(
  ctx: HttpContext,
  fileOrId: File | number,
  options: SendOptions = {}
): Promise<void> {
  return sendContent(ctx, await findReadableFile(ctx, fileOrId), options)
}

/** The same for content that the caller has been allowed to read. */
export async function sendContent(
  ctx: HttpContext,
  file: StoredContent,
  { inline = false }: SendOptions = {}
): Promise<void> {
  await requireOpenable(file.storageKey)
  const facts = await blobFacts(file.storageKey)
  if (!facts) {
    ctx.logger.error({ fileId: file.id, key: file.storageKey }, 'the bytes of a file are missing')
    throw notFound()
  }
  const etag = `"${file.sha256}"`
  const range = rangeOf(ctx, etag, facts.size)
  const isKnown = ctx.request.header('if-none-match')?.includes(etag)
  // what can't be opened is an error like any other, and no opening
  const bytes = isKnown ? null : await openBlob(file.storageKey, range ?? undefined)
  describe(ctx, file, etag, inline)
  if (!bytes) return ctx.response.notModified()
  const { start, end } = range ?? { start: 0, end: facts.size - 1 }
  if (range) {
    ctx.response.status(206).header('Content-Range', `bytes ${start}-${end}/${facts.size}`)
  }
  ctx.response.header('Content-Length', end - start + 1)
  // the rest of a file that someone has begun to read is the same reading
  const isNew = start === 0 || ctx.actor?.viewedBy
  ctx.response.onFinish(() => bytes.destroy())
  // until it is sent no one else listens
  bytes.on('error', () => {})
  if (isNew && ctx.request.method() === 'GET')
    await recordDownload(ctx, [file], inline ? 'preview' : 'download')
  if (bytes.destroyed) throw bytes.errored ?? new Error(`${file.storageKey} was cut off`)
  ctx.response.stream(bytes)
}

function describe({ response }: HttpContext, file: StoredContent, etag: string, inline: boolean) {
  // a browser's viewer runs the scripts of a PDF: it is given those that the portal printed only
  const viewer = inline && file.mime === PDF && isOwnKey(file.storageKey)
  const shown = viewer || (inline && SHOWN_PICTURES.has(file.mime))
  response.header('Content-Type', file.mime)
  response.header(
    'Content-Disposition',
    contentDisposition(shown ? 'inline' : 'attachment', file.originalName)
  )
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', viewer ? PDF_VIEWER : SEALED)
  response.header('X-Frame-Options', 'SAMEORIGIN')
  response.header('Accept-Ranges', 'bytes')
  response.header('ETag', etag)
  // cached by this browser only and revalidated every time: a lost permission takes effect at once
  response.header('Cache-Control', 'private, no-cache')
}

function rangeOf({ request }: HttpContext, etag: string, size: number): ByteRange | null {
  const condition = request.header('if-range')
  if (condition && condition !== etag) return null
  const range = parseRange(request.header('range'), size)
  if (range !== 'unsatisfiable') return range
  throw new AppError(416, 'RANGE_UNSATISFIABLE', {
    headers: { 'Content-Range': `bytes */${size}` },
  })
}
