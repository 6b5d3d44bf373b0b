import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
}

interface PortalFile {
  path: string
  size: number
  changedMs: number
}

/** Packed copies that the build puts beside a file, best first, by their name in `Accept-Encoding`. */
const PACKED = { br: '.br', gzip: '.gz' }

// a middleware is created for every request
let roots: string[] | null = null

/** The compiled backend lies one folder deeper than its sources. */
function builtPages() {
  return [app.makePath('../frontend/dist'), app.makePath('../../frontend/dist')]
}

/** The built portal: its files, and its page for every path that is not the API's. */
export default class PortalFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (!['GET', 'HEAD'].includes(request.method()) || /^\/(api|health|metrics)(\/|$)/.test(path))
      return next()
    const file = (await this.find(path)) ?? (extname(path) ? null : await this.find('/index.html'))
    if (!file) return next()
    const immutable = path.startsWith('/assets/')
    response.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.header('Content-Type', TYPES[extname(file.path)] ?? 'application/octet-stream')
    const sent = await this.packed(ctx, file)
    const tag = tagOf(sent)
    response.header('ETag', tag)
    if (request.header('if-none-match')?.includes(tag)) return response.notModified()
    response.header('Content-Length', String(sent.size))
    if (request.method() === 'HEAD') return response.send('')
    response.stream(createReadStream(sent.path))
  }

  /** What the build has put beside the file for callers that unpack it. */
  private async packed({ request, response }: HttpContext, file: PortalFile): Promise<PortalFile> {
    const copies = await Promise.all(
      Object.entries(PACKED).map(async ([encoding, ending]) => ({
        encoding,
        copy: await fileAt(file.path + ending),
      }))
    )
    const known = copies.filter(({ copy }) => copy)
    if (!known.length) return file
    response.header('Vary', 'Accept-Encoding')
    // checked one by one: browsers list the larger encoding first without preferring it
    const found = known.find(({ encoding }) => request.encoding([encoding]) === encoding)
    if (!found) return file
    response.header('Content-Encoding', found.encoding)
    return found.copy!
  }

  private async find(path: string): Promise<PortalFile | null> {
    const clean = normalize(decode(path))
    for (const root of (roots ??= builtPages())) {
      const full = join(root, clean)
      if (!full.startsWith(root + sep) || clean.includes('\0')) continue
      const file = await fileAt(full)
      if (file) return file
    }
    return null
  }
}

async function fileAt(path: string): Promise<PortalFile | null> {
  const info = await stat(path).catch(() => null)
  return info?.isFile() ? { path, size: info.size, changedMs: info.mtimeMs } : null
}

/** Another build, or another packing of the same file, has another tag. */
function tagOf({ path, size, changedMs }: PortalFile) {
  return `"${size.toString(36)}-${Math.round(changedMs).toString(36)}${extname(path)}"`
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}
