import { rmSync } from 'node:fs'
import { dataDir } from './paths.mjs'

/** Forgets the embedded portal's data; the next start sets the demo company up again. */
export default async function dbReset() {
  rmSync(dataDir(), { recursive: true, force: true })
  console.log(`removed ${dataDir()}`)
  return 0
}
