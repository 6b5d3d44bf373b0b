import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
export const BACKEND = join(ROOT, 'backend')
export const FRONTEND = join(ROOT, 'frontend')
export const BIN = join(ROOT, 'node_modules', '.bin')
/** Everything the embedded portal keeps. */
export const dataDir = () => process.env.DATA_DIR || join(ROOT, '.data')
