import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BIN, ROOT } from './paths.mjs'
import { pinnedNode } from './runtime.mjs'

/** The environment of children: the pinned tools come first. */
export function childEnv(extra = {}) {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, ...extra }
}

/** Runs a Node program with inherited output. @returns {Promise<number>} its exit code */
export function runNode(args, { cwd = ROOT, env = {}, capture = false } = {}) {
  return run(pinnedNode(), args, { cwd, env, capture }).then(({ code }) => code)
}

/**
 * Runs a program. With `capture` its output is also collected; after `timeout` milliseconds it is killed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  file,
  args,
  { cwd = ROOT, env = {}, capture = false, quiet = false, timeout } = {}
) {
  return new Promise((resolve, reject) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(file, args, {
      cwd,
      env: childEnv(env),
      stdio,
      timeout,
      killSignal: 'SIGKILL',
    })
    let output = ''
    if (capture) {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk
          if (!quiet) process.stdout.write(chunk)
        })
      }
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : code, output }))
  })
}

/**
 * Runs a tool by its JavaScript file, so that no shell and no global Node is met. It may be installed
 * beside the workspace (`options.cwd`) or at the root.
 */
export function tool(path, args, options = {}) {
  const beside = join(options.cwd ?? ROOT, 'node_modules', path)
  const file = existsSync(beside) ? beside : join(ROOT, 'node_modules', path)
  return run(pinnedNode(), [file, ...args], options)
}
