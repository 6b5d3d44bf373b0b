/**
 * Draws the Arabic-Indic digits in the fonts at hand and writes their shapes as the table that
 * `engines/imaging/indic_shapes.ts` holds. Usage: node --import @poppinss/ts-exec
 * bench/cards/digit_shapes.ts <file>; needs Chromium (CHROMIUM_PATH) and the fonts named below.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { glyphShape, packBits } from '#engines/imaging/digit_shape'
import { toRaster, type Raster } from '#engines/imaging/source_image'

const FONTS = [
  'Amiri',
  'Noto Naskh Arabic',
  'Noto Sans Arabic',
  'Noto Kufi Arabic',
  'DejaVu Sans',
  'Scheherazade',
  'KacstBook',
  'KacstOne',
  'Lateef',
  'Thabit',
]
const GLYPHS = [...'٠١٢٣٤٥٦٧٨٩+']

function inkBox({ data, width, height }: Raster) {
  const box = { x0: width, y0: height, x1: 0, y1: 0 }
  for (let i = 0; i < data.length; i++) {
    if (data[i] >= 140) continue
    const x = i % width
    const y = (i - x) / width
    box.x0 = Math.min(box.x0, x)
    box.x1 = Math.max(box.x1, x)
    box.y0 = Math.min(box.y0, y)
    box.y1 = Math.max(box.y1, y)
  }
  return box
}

async function main(file: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 240, height: 240 } })
  const rows: string[] = []
  for (const font of FONTS) {
    for (const weight of [400, 700]) {
      const glyphs = []
      for (const glyph of GLYPHS) {
        await page.setContent(
          `<body style="margin:0"><div style="padding:50px;font:${weight} 90px '${font}'">${glyph}</div>`
        )
        const raster = await toRaster(
          sharp(await page.screenshot())
            .removeAlpha()
            .greyscale()
        )
        const box = inkBox(raster)
        glyphs.push({ height: box.y1 - box.y0 + 1, ...glyphShape(raster, box) })
      }
      const tall = glyphs[1].height
      const cells = glyphs.map(
        (shape) =>
          `${packBits(shape.bits)},${shape.aspect.toFixed(2)},${(shape.height / tall).toFixed(2)}`
      )
      rows.push(cells.join(' '))
    }
  }
  await browser.close()
  await writeFile(
    file,
    `/**\n * Shapes of the digits ٠–٩ and the plus sign, one row per typeface: 12 × 16 bits in hexadecimal,\n * width over height, height relative to ١. Written by \`bench/cards/digit_shapes.ts\`.\n */\nexport const INDIC_SHAPES = \`\n${[...new Set(rows)].join('\n')}\``
  )
}

const target = process.argv[2]
if (!target) throw new Error('Give the file to write')
await main(target)
