import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const SKIPPED = new Set(['node_modules', 'build', 'dist', 'tmp'])

/**
 * The paths of our own files below the root, with forward slashes, sorted. Hidden files and what is
 * generated or built stay out.
 */
export function projectFiles(pattern, folder = '') {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  const found = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) found.push(...projectFiles(pattern, path))
    else if (pattern.test(path)) found.push(path)
  }
  return found
}
