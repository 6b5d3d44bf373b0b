import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACKEND } from './paths.mjs'

const FOLDER = 'tests/browser'
/** Two cores are kept busy by two browsers: much of a journey is waiting for the other side. */
const SHARDS = 2
/** Seconds of the files that take longer than their lines tell, as measured with two shards on two cores. */
const SECONDS = {
  'accessibility.spec.ts': 320,
  'every_page.spec.ts': 150,
  'shell/stillness.spec.ts': 70,
  'procurement/orders.spec.ts': 60,
  'engineering/by_keyboard.spec.ts': 30,
  'identity/photo_editor.spec.ts': 35,
  'quotations.spec.ts': 35,
  'administration.spec.ts': 25,
  'bad_cases.spec.ts': 25,
  'forms.spec.ts': 25,
  'identity/login.spec.ts': 20,
}
/** Of any other. */
const SECONDS_A_LINE = 0.1

/** The journeys as that many runs side by side, each of about the same length: their arguments. */
export function browserShards() {
  const shards = Array.from({ length: SHARDS }, () => ({ seconds: 0, args: ['browser'] }))
  for (const { name, seconds } of specs().sort((a, b) => b.seconds - a.seconds)) {
    const [shortest] = shards.toSorted((a, b) => a.seconds - b.seconds)
    shortest.seconds += seconds
    shortest.args.push(`--files=${FOLDER}/${name}`)
  }
  return shards.map(({ args }) => args)
}

function specs() {
  const folder = join(BACKEND, FOLDER)
  return readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({
      name,
      seconds: SECONDS[name] ?? linesOf(join(folder, name)) * SECONDS_A_LINE,
    }))
}

const linesOf = (path) => readFileSync(path, 'utf8').split('\n').length
