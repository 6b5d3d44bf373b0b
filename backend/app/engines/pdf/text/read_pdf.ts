import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadingMessage } from './protocol.js'

const MOST_SECONDS = 60
const MOST_MEMORY_MB = 512
const HEAP_MB = 256
const WATCH_EVERY_MS = 500

/** The reader gave the file up: it is damaged, or it took more memory or time than any real one. */
export class PdfUnreadable extends Error {}

export interface PdfPage {
  page: number
  /** Null for a page that is a picture. */
  text: string | null
  png?: Uint8Array
}

/**
 * The text of a PDF, page by page, and pictures of the pages that have none. It runs in a process of
 * its own, which is ended at 512 MB or after 60 s.
 * @param path a private file
 * @returns pages in order, and how many the document says it has
 * @throws PdfUnreadable, or the signal's reason when aborted
 */
export async function readPdf(
  path: string,
  signal?: AbortSignal
): Promise<{ pages: PdfPage[]; count: number }> {
  const child = fork(programPath(), [path], {
    serialization: 'advanced',
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MB}`],
    // a stranger's file meets no secret here
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stop = () => void child.kill('SIGKILL')
  const timer = setTimeout(stop, MOST_SECONDS * 1000)
  const watch = setInterval(() => void endWhenLarge(child), WATCH_EVERY_MS)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await collect(child)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

/** Sources run as they are while developing; the build has only JavaScript. */
function programPath() {
  return fileURLToPath(new URL(`./read_pdf_process${extname(import.meta.url)}`, import.meta.url))
}

function collect(child: ChildProcess): Promise<{ pages: PdfPage[]; count: number }> {
  return new Promise((resolve, reject) => {
    const pages: PdfPage[] = []
    let count = 0
    child.on('message', (message: ReadingMessage) => {
      if (message.kind === 'opened') count = message.pages
      if (message.kind === 'page') pages.push({ page: message.page, text: message.text })
      if (message.kind === 'picture')
        pages.push({ page: message.page, text: null, png: message.png })
      if (message.kind === 'done') resolve({ pages, count })
      if (message.kind === 'unreadable') reject(new PdfUnreadable())
    })
    child.once('error', reject)
    child.once('exit', () => reject(new PdfUnreadable()))
  })
}

/** Where the system tells how large a process is; elsewhere the limit of its heap has to do. */
async function endWhenLarge(child: ChildProcess) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  if (kilobytes > MOST_MEMORY_MB * 1024) child.kill('SIGKILL')
}
