import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import codegen from './codegen.mjs'
import { DescriptionError, readDescription } from './make/description.mjs'
import { pageFiles } from './make/page_files.mjs'
import { register } from './make/registrations.mjs'
import { serverFiles } from './make/server_files.mjs'
import { testFiles } from './make/test_files.mjs'
import { BACKEND, ROOT } from './paths.mjs'
import { tool } from './processes.mjs'

/**
 * Makes the files of a plain resource on both sides from one description, names it where the portal
 * lists what it has, and generates what follows: `npm run make:resource -- site_tools.json`.
 */
export default async function makeResource([path]) {
  if (!path) {
    console.error('Name the description: npm run make:resource -- <description.json>')
    return 2
  }
  try {
    return await make(readDescription(resolve(process.env.INIT_CWD ?? ROOT, path)))
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error
    console.error(`${path}: ${error.message}`)
    return 2
  }
}

async function make(resource) {
  const files = {
    ...serverFiles(resource, nextMigration()),
    ...pageFiles(resource),
    ...testFiles(resource),
  }
  const existing = Object.keys(files).filter((file) => existsSync(join(ROOT, file)))
  if (existing.length) throw new DescriptionError(`these exist already: ${existing.join(', ')}`)
  for (const [file, text] of Object.entries(files)) write(file, text)
  const changed = register(resource)
  const touched = [...Object.keys(files), ...changed]
  const formatted = await tool('prettier/bin/prettier.cjs', ['--write', ...touched], {
    capture: true,
    quiet: true,
  })
  if (formatted.code) {
    console.error(formatted.output)
    return formatted.code
  }
  for (const file of Object.keys(files)) console.log(`made     ${file}`)
  for (const file of new Set(changed)) console.log(`changed  ${file}`)
  return codegen()
}

function nextMigration() {
  const numbers = readdirSync(join(BACKEND, 'database/migrations')).map((name) =>
    parseInt(name, 10)
  )
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

function write(file, text) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
