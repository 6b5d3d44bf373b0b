import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Family for all documents; the second one holds what the first lacks. */
export const DOCUMENT_FONT = "'Binaa Document', 'Binaa Document Wide', sans-serif"

const ARABIC = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC'
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212'
/** Signs the Latin subset of Noto does not draw, above all the squared and cubed of quantities. */
const SIGNS = 'U+00A4,U+00A6,U+00AC,U+00B1-00B3,U+00B5,U+00B9,U+00BC-00BE'
const LATIN_EXTENDED = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF'
const MATHS = 'U+2190,U+2192,U+2194-21AE,U+2213-2214,U+2216-22FF,U+2300'

interface Face {
  family: 'Binaa Document' | 'Binaa Document Wide'
  file: string
  range: string
  /** Tajawal draws smaller than Noto at the same size. */
  sizeAdjust?: string
}

/**
 * Latin and figures in Noto Sans: its figures are equally wide, as columns of amounts need.
 * Arabic in Tajawal: it draws a letter with its dots as one glyph, so that words copied or searched
 * in the PDF stay whole (Noto Sans Arabic sets the dots as marks and readers break the word there).
 */
const FACES: readonly Face[] = [
  { family: 'Binaa Document', file: 'noto-sans-arabic/files/noto-sans-arabic-latin', range: LATIN },
  { family: 'Binaa Document', file: 'tajawal/files/tajawal-latin', range: SIGNS },
  {
    family: 'Binaa Document',
    file: 'tajawal/files/tajawal-arabic',
    range: ARABIC,
    sizeAdjust: '112%',
  },
  {
    family: 'Binaa Document Wide',
    file: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
    range: ARABIC,
  },
  {
    family: 'Binaa Document Wide',
    file: 'noto-sans-arabic/files/noto-sans-arabic-latin-ext',
    range: LATIN_EXTENDED,
  },
  {
    family: 'Binaa Document Wide',
    file: 'noto-sans-arabic/files/noto-sans-arabic-math',
    range: MATHS,
  },
]

const WEIGHTS = [400, 700] as const

let css: string | undefined

/**
 * `@font-face` rules with the fonts inside as data URIs, so that a document needs no network and
 * looks the same on a machine without a single font. Read from disk once per process.
 */
export function fontFaces(): string {
  css ??= FACES.flatMap((face) => WEIGHTS.map((weight) => fontFace(face, weight))).join('\n')
  return css
}

function fontFace(face: Face, weight: number): string {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/${face.file}-${weight}-normal.woff2`
  )
  const data = readFileSync(path).toString('base64')
  const adjust = face.sizeAdjust ? `size-adjust:${face.sizeAdjust};` : ''
  return (
    `@font-face{font-family:'${face.family}';font-weight:${weight};font-style:normal;${adjust}` +
    `src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${face.range}}`
  )
}
