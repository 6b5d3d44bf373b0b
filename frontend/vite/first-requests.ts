import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { closureOf } from './chunk-closure.ts'

const ROOT = join(import.meta.dirname, '..')
/** In development it is served as it lies in `public`. */
const EARLY = '/early.js'
const ICON = '/favicon.svg'

type Bundle = Rolldown.OutputBundle

/** Sections whose pages wait for words of their own, by the name of these. */
const WORDS_BY_SECTION = {
  production: 'production',
  schedule: 'production',
  hr: 'people',
  finance: 'finance',
}

/** Pages that do not lie in the file of their department: what their path and query match → the file. */
const PAGES_APART: Record<string, string> = {
  '^/production/(projects/\\d+/schedule|planning|work-calendars|schedule-resources)': 'planning',
  '^/production/projects/\\d+/schedule\\?(.*&)?view=gantt': 'gantt-page',
}

/** First part of a page's path, and the department in whose file its pages lie. */
function departmentsByPath(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync('src/features/*/*/index.tsx', { cwd: ROOT })) {
    const department = file.split(/[\\/]/)[2]!
    const [, section] = /\bpath: '\/([a-z-]+)/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
    if (section) found.set(section, department)
  }
  return found
}

/** The scripts that a chunk needs beside those that the page itself names. */
function scriptsOf(bundle: Bundle, name: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunk = chunks.find((candidate) => candidate.name === name)
  if (!chunk) throw new Error(`The build has no chunk named ${name}`)
  const named = closureOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry)
  )
  const needed = [...closureOf(chunks, [chunk])].filter((file) => !named.has(file))
  return needed.map((file) => `/${file}`)
}

/** Shorter than the headers that would bring it. */
function iconItself(): string {
  const drawing = readFileSync(join(ROOT, 'public', ICON), 'utf8').trim()
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

function fontsOf(bundle: Bundle, name: RegExp): string[] {
  const fonts = Object.keys(bundle).filter((file) => name.test(file))
  if (!fonts.length) throw new Error('The build has no fonts to preload')
  return fonts.map((file) => `/${file}`)
}

/** What `early.js` asks for, by need. */
function filesByNeed(bundle: Bundle): Record<string, string[]> {
  const needs: Record<string, string[]> = {
    'fonts-ar': fontsOf(bundle, /-arabic-\d+-.+woff2$/),
    login: scriptsOf(bundle, 'sign-in'),
    frame: scriptsOf(bundle, 'frame'),
  }
  for (const language of ['en', 'ar']) {
    needs[`texts-${language}`] = scriptsOf(bundle, `messages-${language}`)
    needs[`department-texts-${language}`] = scriptsOf(bundle, `department-messages-${language}`)
  }
  for (const [section, department] of departmentsByPath()) {
    const scripts = scriptsOf(bundle, department)
    needs[section] = scripts.filter((file) => !needs.frame!.includes(file))
  }
  for (const [section, words] of Object.entries(WORDS_BY_SECTION)) {
    for (const language of ['en', 'ar'])
      needs[`${section}-texts-${language}`] = scriptsOf(bundle, `${words}-messages-${language}`)
  }
  for (const [pattern, chunk] of Object.entries(PAGES_APART)) {
    const known = [...needs.frame!, ...needs.production!]
    needs[pattern] = scriptsOf(bundle, chunk).filter((file) => !known.includes(file))
  }
  return needs
}

/**
 * The page itself names the Latin fonts; `early.js` asks for the rest by language and path. In the
 * build it has a name that changes with its contents, so that no browser asks for it twice.
 */
export function firstRequests(): Plugin {
  return {
    name: 'first-requests',
    apply: 'build',
    buildStart() {
      const source = readFileSync(join(ROOT, 'public', EARLY))
      this.emitFile({ type: 'asset', name: 'early.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const early = Object.keys(bundle).find((file) => /\bearly-.+\.js$/.test(file))
        const files = JSON.stringify(filesByNeed(bundle))
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        return {
          html: html
            .replace(`src="${EARLY}"`, `src="/${early}" data-files='${files}'`)
            .replace(`href="${ICON}"`, `href="${iconItself()}"`),
          tags: fontsOf(bundle, /-latin-\d+-.+woff2$/).map((href) => ({
            tag: 'link',
            attrs: { ...font, href },
          })),
        }
      },
    },
  }
}
