import { createRequire } from 'node:module'
import { copyFile, mkdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'

const require = createRequire(import.meta.url)

/** Where npm put the model of one language (`4.0.0_best_int` is faster and reads better). */
export function trainedDataSource(language: string): string {
  const manifest = require.resolve(`@tesseract.js-data/${language}/package.json`)
  return join(dirname(manifest), '4.0.0_best_int', `${language}.traineddata.gz`)
}

/**
 * Puts the models of all languages in one folder, because the engine takes a single path and
 * would otherwise ask a public server for them. Links where the system allows, else copies.
 * Safe when several processes do it at once.
 */
export async function prepareTrainedData(folder: string, languages: string[]): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const language of languages) {
    await placeModel(trainedDataSource(language), join(folder, `${language}.traineddata.gz`))
  }
  return folder
}

async function placeModel(source: string, target: string): Promise<void> {
  const wanted = await stat(source)
  const found = await sizeOf(target)
  if (found === wanted.size) return
  const temporary = `${target}.${randomUUID()}`
  await symlink(source, temporary).catch(() => copyFile(source, temporary))
  try {
    await rename(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Size of the file (links followed), or null when it is absent or the link leads nowhere. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
