import { createReadStream } from 'node:fs'
import type { Kind } from './kinds.js'

const BY_ENDING: Readonly<Record<string, Kind>> = {
  txt: 'txt',
  log: 'txt',
  md: 'txt',
  csv: 'table',
}

/** What a browser or an office program might run, draw or load if it took the text for a page. */
const MARKUP = /<(?:!doctype|\?xml|!--|\/?[a-z][a-z0-9:-]*[\s/>])/i
const KEPT = 200

/**
 * Plain text has no mark of its own: the name says so, and then every byte has to bear it out. It is
 * whole UTF-8 without control characters and without anything that looks like a page.
 */
export async function plainTextKind({ path, label }: { path: string; label: string }) {
  const kind = BY_ENDING[label.split('.').at(-1)!.toLowerCase()]
  return kind && (await isPlainText(path)) ? kind : null
}

async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let before = ''
  try {
    for await (const chunk of createReadStream(path)) {
      const text = before + decoder.decode(chunk, { stream: true })
      // eslint-disable-next-line no-control-regex
      if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) || MARKUP.test(text)) return false
      before = text.slice(-KEPT)
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
