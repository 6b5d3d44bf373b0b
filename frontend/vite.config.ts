import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://127.0.0.1:3333'

interface ManifestChunk {
  file: string
  imports?: string[]
}

interface Budget {
  page: string
  /** Modules that this page loads before it can be used. */
  entries: string[]
  /** Kilobytes of JavaScript after gzip. */
  limit: number
}

const FIRST_LOAD = ['index.html', 'src/app/messages-en.ts']

const BUDGETS: Budget[] = [
  {
    page: 'login page',
    entries: [...FIRST_LOAD, 'src/features/identity/login/login-page.tsx'],
    limit: 300,
  },
  {
    page: 'departments dashboard',
    entries: [...FIRST_LOAD, 'src/app/signed-in.tsx'],
    limit: 450,
  },
]

function filesOf(manifest: Record<string, ManifestChunk>, entries: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return files
}

/** Prints how much JavaScript the first pages load and fails the build above the budget. */
function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    writeBundle({ dir }) {
      const dist = dir!
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
      for (const { page, entries, limit } of BUDGETS) {
        const scripts = [...filesOf(manifest, entries)].filter((file) => file.endsWith('.js'))
        const sizes = scripts.map((file) => gzipSync(readFileSync(join(dist, file))).length)
        const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
        const figures = `${kilobytes.toFixed(1)} kB gzip in ${scripts.length} files`
        this.info(`${page}: ${figures}, budget ${limit} kB`)
        if (kilobytes > limit) this.error(`${page} loads more than ${limit} kB: ${figures}`)
      }
    },
  }
}

/**
 * Asks for the fonts together with the page, the Arabic ones by `theme.js` when they are needed: a
 * font that comes after the text moves what already stands.
 */
function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).map((file) => `/${file}`)
        const [latin, arabic] = [/-latin-\d+-.+woff2$/, /-arabic-\d+-.+woff2$/].map((name) =>
          fonts.filter((file) => name.test(file))
        )
        if (!latin?.length || !arabic?.length) throw new Error('The build has no fonts to preload')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        return {
          html: html.replace(/(?= src="\/theme\.js")/, ` data-arabic-fonts="${arabic.join(' ')}"`),
          tags: latin.map((href) => ({ tag: 'link', attrs: { ...attrs, href } })),
        }
      },
    },
  }
}

/** Puts a packed copy beside every file that a server sends often and that shrinks. */
function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of globSync('**/*.{js,css,svg}', { cwd: dir! })) {
        const path = join(dir!, name)
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
      }
    },
  }
}

/** What the PDF viewer asks for by name below `/pdf/`: fonts of the standard 14, and decoders of pictures. */
function pdfFiles(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    name: 'pdf-files',
    apply: 'build',
    generateBundle() {
      for (const folder of ['standard_fonts', 'wasm']) {
        for (const name of readdirSync(join(root, folder))) {
          // WebAssembly would need a hole in the content security policy
          if (folder === 'wasm' && !name.endsWith('_nowasm_fallback.js')) continue
          const source = readFileSync(join(root, folder, name))
          this.emitFile({ type: 'asset', fileName: `pdf/${name}`, source })
        }
      }
    },
  }
}

/** Names of the icons in the files of these patterns. */
const iconsIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: import.meta.dirname }).flatMap(
    (file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8').match(/\b[A-Z]\w+Outlined\b/g) ?? []
  )

const FIRST_PAGE_ICONS = new Set(
  iconsIn('src/app/*.tsx', 'src/app/pages/*.tsx', 'src/features/identity/**/*.tsx')
)

/** Icons of the menu, which every resource and department declares; not those of the first page. */
const MENU_ICONS = new Set(
  iconsIn('src/features/*/*/index.tsx', 'src/app/departments/departments.tsx').filter(
    (name) => !FIRST_PAGE_ICONS.has(name)
  )
)

function isMenuIcon(id: string): boolean {
  const name = /@ant-design[\\/]icons(?:-svg)?[\\/].*?(\w+)\.js$/.exec(id)?.[1]
  return name !== undefined && MENU_ICONS.has(name)
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fontPreload(), pdfFiles(), packedFiles(), firstLoadBudget()],
  server: {
    port: 5173,
    proxy: { '/api': API_ADDRESS, '/health': API_ADDRESS },
  },
  build: {
    manifest: true,
    modulePreload: {
      // A page asks for its own scripts as it is read; a list of them for every page in the first
      // scripts costs each visitor 15 kB. Styles must stand there: nothing else asks for them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // one script each would hardly compress, and the frame asks for all of them
            { name: 'menu-icons', test: isMenuIcon, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    target: 'es2022',
    // Fonts stay files of their own origin; inlined ones would bloat the style sheet.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
})
