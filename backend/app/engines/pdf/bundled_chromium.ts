import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { privateDirectory } from './private_directory.js'

const run = promisify(execFile)
const PACKAGE = '@sparticuz/chromium'

/** The package asks for the libraries of a bare machine only when it believes to be on this host. */
const HOST_WITH_BARE_LIBRARIES = 'AWS_Lambda_nodejs24.x'

/** It writes to the temporary folder of its process: hence a process of its own, with a private one. */
const UNPACK = 'await (await import(process.argv[1])).default.executablePath()'

/** An unpacked Chromium and the variables its process needs to find its own libraries and fonts. */
export interface BundledChromium {
  executablePath: string
  env: Record<string, string>
}

/**
 * Path of the entry module of the optional npm package, or null where it is not installed
 * (it exists for Linux x64 only).
 */
export function bundledPackage(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    return createRequire(import.meta.url).resolve(PACKAGE)
  } catch {
    return null
  }
}

/**
 * Unpacks the Chromium of the npm package once per version into `<engineDir>/<version>` (0700) and
 * returns it. Several processes may do so at the same time: each unpacks beside, the first rename wins.
 * The bundled libraries (nss, nspr, expat) let it run where the system has none.
 * @throws Error when the directory is not private or the package cannot be unpacked
 */
export async function unpackBundledChromium(
  entry: string,
  engineDir: string
): Promise<BundledChromium> {
  await privateDirectory(engineDir)
  const target = join(engineDir, await packageVersion(entry))
  if (!existsSync(target)) await unpackInto(target, entry, engineDir)
  await privateDirectory(target)
  return {
    executablePath: join(target, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(target, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(target, 'fonts.conf'),
    },
  }
}

async function packageVersion(entry: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'))
  return String(manifest.version)
}

async function unpackInto(target: string, entry: string, engineDir: string): Promise<void> {
  const staging = await privateDirectory(join(engineDir, `unpacking-${randomUUID()}`))
  try {
    const url = pathToFileURL(entry).href
    await run(process.execPath, ['--input-type=module', '-e', UNPACK, url], {
      env: { TMPDIR: staging, HOME: staging, AWS_EXECUTION_ENV: HOST_WITH_BARE_LIBRARIES },
      timeout: 120_000,
    })
    await writeFile(join(staging, 'fonts.conf'), fontConfiguration(target))
    await rename(staging, target)
  } catch (error) {
    // A second process that was faster leaves a complete directory: its copy is as good as ours.
    if (!existsSync(target)) throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The packaged configuration names folders in the shared temporary directory; ours stays inside. */
function fontConfiguration(target: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(target, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(target, 'font-cache')}</cachedir>
</fontconfig>
`
}
