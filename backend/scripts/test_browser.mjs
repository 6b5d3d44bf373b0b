import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACKEND } from './paths.mjs'

const FOLDER = 'tests/browser'
/** Two cores are kept busy by two browsers: much of a journey is waiting for the other side. */
const SHARDS = 2
/** Files that run through every page, in lines of other journeys that take as much of a processor. */
const LONG = { 'every_page.spec.ts': 1300, 'accessibility.spec.ts': 1500 }

/** The journeys as that many runs side by side, each of about the same length: their arguments. */
export function browserShards() {
  const shards = Array.from({ length: SHARDS }, () => ({ length: 0, args: ['browser'] }))
  for (const { name, length } of specs().sort((a, b) => b.length - a.length)) {
    const [shortest] = shards.toSorted((a, b) => a.length - b.length)
    shortest.length += length
    shortest.args.push(`--files=${FOLDER}/${name.replaceAll('\\', '/')}`)
  }
  return shards.map(({ args }) => args)
}

function specs() {
  const folder = join(BACKEND, FOLDER)
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.spec.ts'))
  return names.map((name) => ({ name, length: LONG[name] ?? linesOf(join(folder, name)) }))
}

const linesOf = (path) => readFileSync(path, 'utf8').split('\n').length
