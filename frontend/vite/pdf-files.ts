import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What the PDF viewer asks for by name below `/pdf/`: fonts of the standard 14, and decoders of pictures. */
export function pdfFiles(): Plugin {
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
