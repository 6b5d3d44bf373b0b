import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKERS = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
}

/** Puts packed copies beside every file that a server sends often and that shrinks. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      const packed = globSync('**/*.{html,js,mjs,css,svg}', { cwd: dir! }).map(async (name) => {
        const path = join(dir!, name)
        const content = await readFile(path)
        for (const [ending, pack] of Object.entries(PACKERS))
          await writeFile(`${path}.${ending}`, await pack(content))
      })
      await Promise.all(packed)
    },
  }
}
