import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { chunkWith, closureOf } from './chunk-closure.ts'

interface FirstPage {
  name: string
  /** Modules that this page loads before it can be used. */
  modules: string[]
  /** Kilobytes of JavaScript after gzip. */
  kilobytes: number
  /** Files of JavaScript. With the page, its style, its fonts and its calls it stays below 25. */
  files: number
}

const VISITOR = ['src/main.tsx', 'src/app/messages-en.ts']
const SIGNED_IN = [...VISITOR, 'src/app/signed-in.tsx']
const WORDED = [...SIGNED_IN, 'src/app/department-messages-en.ts']
const LOGIN = 'src/features/identity/login/login-page.tsx'

/** The pages that people begin their day with, and the first list of every department. */
const FIRST_PAGES: FirstPage[] = [
  { name: 'login page', modules: [...VISITOR, LOGIN], kilobytes: 300, files: 5 },
  { name: 'departments dashboard', modules: SIGNED_IN, kilobytes: 458, files: 6 },
  ...[
    'commercial/clients/list',
    'engineering/quotations/list',
    'procurement/purchase-orders/list',
    'production/projects/list',
    'files/files/file-manager',
    'administration/users/list',
    'people/employees/list',
  ].map((page) => ({
    name: page,
    modules: [...WORDED, `src/features/${page}.tsx`],
    kilobytes: 874,
    files: 9,
  })),
]

/** The chunks with these modules and everything that they import. */
function scriptsOf(chunks: Rolldown.OutputChunk[], modules: string[]): Rolldown.OutputChunk[] {
  const names = closureOf(
    chunks,
    modules.map((module) => chunkWith(chunks, module))
  )
  return chunks.filter(({ fileName }) => names.has(fileName))
}

/** Prints how much JavaScript the first pages load, in how many files, and fails above the budget. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sizes = new Map(chunks.map((chunk) => [chunk, gzipSync(chunk.code).length / 1000]))
      for (const { name, modules, kilobytes, files } of FIRST_PAGES) {
        const scripts = scriptsOf(chunks, modules)
        const size = scripts.reduce((sum, chunk) => sum + sizes.get(chunk)!, 0)
        const figures = `${size.toFixed(1)} kB gzip in ${scripts.length} files`
        const budget = `budget ${kilobytes} kB in ${files} files`
        this.info(`${name}: ${figures}, ${budget}`)
        if (size > kilobytes || scripts.length > files)
          this.error(`${name} loads ${figures}, more than its ${budget}`)
      }
    },
  }
}
