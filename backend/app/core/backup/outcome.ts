import { writeFile } from 'node:fs/promises'

/** Leaves what came of a command where the process that started it reads it. */
export const writeOutcome = (path: string, outcome: object) =>
  writeFile(path, JSON.stringify(outcome), { mode: 0o600 })

/** Tells the process that started this one how far it is. */
export function reportProgress(percent: number) {
  process.send?.({ percent })
}
