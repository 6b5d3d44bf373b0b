import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from './project_files.mjs'
import { ROOT } from './paths.mjs'

const LIMIT = 300
const TABLES = 30
const TABLE_ROWS = 5
// in two parts, so that this file does not count itself
const IGNORE = new RegExp('prettier-' + 'ignore')
const GENERATED = /^(backend\/database\/schema\.ts$|frontend\/src\/api\/schema\/)/

/** A file over 300 lines has more than one subject. */
export function checkFileSizes() {
  const counts = sources().map(({ path, lines }) => ({ path, count: lines.length - 1 }))
  const long = counts.filter(({ count }) => count > LIMIT)
  const longest = Math.max(...counts.map(({ count }) => count))
  return {
    ...verdict(long.map(({ path, count }) => `${path}: ${count} lines, at most ${LIMIT}`)),
    note: `${counts.length} files, the longest of ${longest} lines`,
  }
}

/** Only a table whose columns stand aligned is better laid out by hand than by the formatter. */
export function checkFormatterIsOn() {
  const ignored = sources().flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (IGNORE.test(line) ? [{ path, lines, index }] : []))
  )
  const problems = ignored
    .filter(({ lines, index }) => !isTable(lines.slice(index + 1)))
    .map(({ path, index }) => `${path}:${index + 1}: no table of ${TABLE_ROWS} rows follows`)
  if (ignored.length > TABLES) problems.push(`${ignored.length} tables, at most ${TABLES}`)
  return { ...verdict(problems), note: `${ignored.length} of ${TABLES} tables laid out by hand` }
}

/** Whether a list of rows of the same shape opens here: `[…],` or `{…},`, one on each line. */
function isTable([opening, ...rows]) {
  const rest = rows.findIndex((row) => !/^\s*([\w'-]+: )?[[{].*[\]}],$/.test(row))
  return /[[{(]$/.test(opening) && rest >= TABLE_ROWS
}

function sources() {
  return projectFiles(/\.(tsx?|m?js|css)$/)
    .filter((path) => !GENERATED.test(path))
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n') }))
}

/** The lock file names no registry, so that it installs from whichever one a machine is set to. */
export function checkLockFile() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const bound = Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([path, { resolved }]) => `${path} is bound to ${resolved}`)
  return verdict(bound)
}

/** @returns {{ code: number, output: string, note?: string }} what a step answers */
export function verdict(problems) {
  return { code: problems.length ? 1 : 0, output: problems.join('\n') }
}
