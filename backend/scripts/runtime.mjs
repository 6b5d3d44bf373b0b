import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const NEEDED = 24

/** MB of each half of the young generation: 16 answers more requests, 4 needs some 100 MB less. */
const YOUNG_MB = Number(process.env.PORTAL_YOUNG_MB || 4)

/**
 * For processes that live long. The old generation is cleaned when it has grown by two fifths,
 * instead of to four times what is alive: 100 MB less after a load, and no slower.
 */
export const SERVER_FLAGS = [`--max-semi-space-size=${YOUNG_MB}`, '--heap-growing-percent=40']

/**
 * The C library would give each of Node's threads an arena of its own, of which most stays empty but
 * is never given back: two are some 10 MB less and no slower.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }

/** The pinned Node of this platform, installed as a package; else the one that runs. */
export function pinnedNode() {
  const { platform, arch } = process
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const file = platform === 'win32' ? 'node.exe' : 'node'
  const path = join(ROOT, 'node_modules', name, 'bin', file)
  return existsSync(path) ? path : process.execPath
}

/** Runs this very command again in the pinned Node where the running one is older. */
export function continueInPinnedNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= NEEDED) return
  const node = pinnedNode()
  if (node === process.execPath) {
    console.error(
      `Node ${NEEDED} is needed and no packaged one exists for this platform (running ${process.version}).`
    )
    process.exit(1)
  }
  // the child gets Ctrl-C from the terminal itself; this process only waits for it
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1))
}
