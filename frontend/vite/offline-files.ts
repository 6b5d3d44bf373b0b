import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { chunkWith, closureOf } from './chunk-closure.ts'

const ROOT = join(import.meta.dirname, '..')
const WORKER = join(ROOT, 'src/offline/worker.ts')

/** What is opened without a connection: the frame, both languages, and the site's daily work. */
const KEPT_MODULES = [
  'src/main.tsx',
  'src/app/signed-in.tsx',
  'src/app/motion-features.ts',
  'src/app/shell/narrow-menu.tsx',
  'src/app/session/sign-in-again.tsx',
  'src/app/messages-en.ts',
  'src/app/messages-ar.ts',
  'src/app/department-messages-en.ts',
  'src/app/department-messages-ar.ts',
  'src/app/production-messages-en.ts',
  'src/app/production-messages-ar.ts',
  'src/app/finance-messages-en.ts',
  'src/app/finance-messages-ar.ts',
  'src/app/people-messages-en.ts',
  'src/app/people-messages-ar.ts',
  'src/theme/ar-sa.ts',
  'src/features/production/site-reports/list.tsx',
  'src/features/production/site-reports/create.tsx',
  'src/features/production/site-reports/edit.tsx',
  'src/features/production/site-reports/sender.tsx',
  'src/features/production/site-reports/offline/prepare.ts',
  'src/features/people/attendance-checks/page.tsx',
  'src/features/people/attendance-checks/sender.tsx',
  'src/features/people/attendance-checks/prepare.ts',
  'src/providers/kept-answers.ts',
  'src/features/identity/user-menu/user-panel.tsx',
]

const KEPT_ASSETS = /^assets\/.+\.css$|\bearly-.+\.js$|-(latin|arabic)-\d+-.+\.woff2$/

function keptFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const scripts = closureOf(
    chunks,
    KEPT_MODULES.map((module) => chunkWith(chunks, module))
  )
  const assets = Object.keys(bundle).filter((name) => KEPT_ASSETS.test(name))
  return [...new Set([...scripts, ...assets])].toSorted()
}

const revisionOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Builds the worker that opens the site's pages without a connection, with the list of their files. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    writeBundle: {
      // the packed copies are made of it too
      order: 'pre',
      sequential: true,
      async handler({ dir }, bundle) {
        const page = await readFile(join(dir!, 'index.html'))
        const files = [
          ...keptFiles(bundle).map((name) => ({ url: `/${name}`, revision: null })),
          { url: '/index.html', revision: revisionOf(page) },
        ]
        this.info(`${files.length} files open without a connection`)
        await build({
          configFile: false,
          root: ROOT,
          publicDir: false,
          logLevel: 'warn',
          define: { OFFLINE_FILES: JSON.stringify(files) },
          build: {
            outDir: dir!,
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            rolldownOptions: {
              input: WORKER,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}
