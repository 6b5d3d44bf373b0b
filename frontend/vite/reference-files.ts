import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css']

/** The viewer of the API's description, beside its page in `public/reference`: no page of the portal loads it. */
export function referenceFiles(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return {
    name: 'reference-files',
    apply: 'build',
    generateBundle() {
      for (const name of FILES) {
        const source = readFileSync(join(root, name))
        this.emitFile({ type: 'asset', fileName: `reference/${name}`, source })
      }
    },
  }
}
