import { constants } from 'node:fs'
import { access, open } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { bundledPackage, unpackBundledChromium } from './bundled_chromium.js'
import { PdfError } from './errors.js'
import { engineDirectory, privateDirectory } from './private_directory.js'

export type BrowserSource = 'environment' | 'system' | 'bundled'

/**
 * A Chromium that can be started: pass `executablePath`, `env` and `args` to puppeteer-core's or
 * playwright-core's `launch`. `env` is complete and carries none of this process's secrets.
 * `headless` is puppeteer's own switch: the bundled build is the old headless shell.
 */
export interface BrowserLocation {
  executablePath: string
  source: BrowserSource
  env: Record<string, string>
  args: string[]
  headless: true | 'shell'
}

export interface FindBrowserOptions {
  /** Directory of the portal's state; default `DATA_DIR`, else the user's cache. */
  dataDir?: string
  env?: NodeJS.ProcessEnv
  /** Which places to look at; default all three, in this order. */
  sources?: BrowserSource[]
  /** Entry module of the bundled package; default: the installed `@sparticuz/chromium`. */
  bundledEntry?: string | null
}

/** Variables a browser may inherit; everything else (keys, passwords) stays in this process. */
const INHERITED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'WINDIR']

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Finds the Chromium to use: `CHROMIUM_PATH`, then one installed on the system (it gets the
 * distribution's security updates), then the one that came with npm (Linux x64, unpacked once into
 * a private directory; no apt, no root and no install script needed).
 * @throws PdfError E_PDF_BROWSER_MISSING when there is none or `CHROMIUM_PATH` names no program
 */
export async function findBrowser(options: FindBrowserOptions = {}): Promise<BrowserLocation> {
  const env = options.env ?? process.env
  const sources = options.sources ?? ['environment', 'system', 'bundled']
  const engineDir = engineDirectory(options.dataDir, env)

  for (const source of sources) {
    const found =
      source === 'environment'
        ? await fromEnvironment(env)
        : source === 'system'
          ? await firstRunnable(systemPaths(process.platform, env))
          : await fromPackage(options.bundledEntry, engineDir)
    if (found) return locate(source, found, env, engineDir)
  }
  throw new PdfError(
    'E_PDF_BROWSER_MISSING',
    'No Chromium found. Install chromium or Google Chrome, or set CHROMIUM_PATH to its executable ' +
      '(on Linux x64 the optional npm package @sparticuz/chromium is enough).'
  )
}

interface Found {
  executablePath: string
  env?: Record<string, string>
}

async function locate(
  source: BrowserSource,
  found: Found,
  env: NodeJS.ProcessEnv,
  engineDir: string
): Promise<BrowserLocation> {
  const inherited = Object.fromEntries(
    INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))
  )
  const home = await privateDirectory(join(engineDir, 'home'))
  return {
    executablePath: found.executablePath,
    source,
    env: { ...inherited, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, ...found.env },
    // Without --no-sandbox Chromium refuses root and most containers. What replaces it: no
    // scripts, no network, own templates only, and a process that inherits no secret.
    args: ['--no-sandbox'],
    headless: source === 'bundled' ? 'shell' : true,
  }
}

async function fromEnvironment(env: NodeJS.ProcessEnv): Promise<Found | null> {
  const executablePath = env.CHROMIUM_PATH
  if (!executablePath) return null
  if (await isRunnable(executablePath)) return { executablePath }
  throw new PdfError(
    'E_PDF_BROWSER_MISSING',
    `CHROMIUM_PATH is set to ${executablePath}, which is not an executable file.`
  )
}

async function fromPackage(
  entry: string | null | undefined,
  engineDir: string
): Promise<Found | null> {
  const installed = entry === undefined ? bundledPackage() : entry
  return installed ? unpackBundledChromium(installed, engineDir) : null
}

async function firstRunnable(paths: string[]): Promise<Found | null> {
  for (const executablePath of paths) {
    if ((await isRunnable(executablePath)) && !(await isSnapShim(executablePath))) {
      return { executablePath }
    }
  }
  return null
}

/** Usual places of Chromium and Chrome on `platform`, most wanted first. */
export function systemPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return roots.flatMap((root) => (root ? WINDOWS_PROGRAMS.map((path) => `${root}\\${path}`) : []))
  }
  const folders = [
    '/usr/bin',
    '/usr/local/bin',
    ...(env.PATH ?? '').split(delimiter).filter(isAbsolute),
  ]
  return [...new Set(LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))))]
}

async function isRunnable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ubuntu's `chromium-browser` is a script that only asks to install a snap. */
async function isSnapShim(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return head.startsWith('#!') && head.includes('/snap/bin/')
  } finally {
    await file.close()
  }
}
