import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A program and its leading arguments, to be followed by the command to isolate. */
export type CommandPrefix = readonly [string, ...string[]]

const WAYS: readonly (readonly string[])[] = [
  ['--net', '--'],
  ['--user', '--map-current-user', '--net', '--'],
  ['--user', '--map-root-user', '--net', '--'],
]

let detected: Promise<CommandPrefix | null> | undefined

/**
 * The command that starts a program in a network namespace without any interface, or null where the
 * system does not allow one (not Linux, a container without the right, user namespaces switched
 * off). Tried once per process; root needs no user namespace, other users do.
 */
export function networkIsolation(): Promise<CommandPrefix | null> {
  detected ??= detect()
  return detected
}

async function detect(): Promise<CommandPrefix | null> {
  const unshare = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path))
  if (process.platform !== 'linux' || !unshare) return null
  for (const way of WAYS) {
    if (await succeeds(unshare, [...way, 'true'])) return [unshare, ...way]
  }
  return null
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  try {
    await run(command, args, { timeout: 3_000 })
    return true
  } catch {
    // A refusal is the expected answer here, not a failure.
    return false
  }
}
