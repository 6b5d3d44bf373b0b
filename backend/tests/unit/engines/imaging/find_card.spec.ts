import { test } from '@japa/runner'
import sharp from 'sharp'
import { lineQuads } from '#commercial/business_cards/imaging/line_quads'
import { prepareCardImage } from '#commercial/business_cards/imaging/prepare_card_image'
import { cornerError, drawScene, turnedCard, type Scene } from './scenes.js'

const width = 1200
const height = 900

const scenes: (Omit<Scene, 'width' | 'height' | 'corners'> & { title: string; degrees: number })[] =
  [
    { title: 'white card on a dark desk', card: '#fafafa', desk: '#2c2a28', degrees: 8 },
    { title: 'white card on wood', card: '#f6f6f2', desk: '#8a5f3c', degrees: -20, grain: true },
    { title: 'navy card on wood', card: '#14294a', desk: '#9a6f48', degrees: 27, grain: true },
    { title: 'cream card on a light desk', card: '#f4ead2', desk: '#c3c0ba', degrees: -12 },
    { title: 'green card on a dark desk', card: '#1d6b45', desk: '#37302c', degrees: 40 },
    {
      title: 'pale card with a finger on it',
      card: '#fdfdfd',
      desk: '#c9c6c0',
      degrees: 12,
      finger: true,
    },
    {
      title: 'white card on pale wood',
      card: '#f7f5f0',
      desk: '#e6dabf',
      degrees: -16,
      grain: true,
    },
    {
      title: 'card of two colours, one above and one below the brightness of the desk',
      card: '#f4f4f2',
      band: '#0c4a36',
      desk: '#7b8da2',
      degrees: 11,
    },
    { title: 'card held upright by its short side', card: '#ffffff', desk: '#40484f', degrees: 80 },
  ]

test.group('Imaging | finding the card', (group) => {
  group.each.timeout(20_000)

  test('finds a {title}')
    .with(scenes)
    .run(async ({ assert }, { degrees, ...scene }) => {
      const corners = turnedCard(width, height, degrees)
      const prepared = await prepareCardImage(await drawScene({ width, height, corners, ...scene }))
      assert.isTrue(prepared.warped)
      assert.isBelow(cornerError(corners, prepared.corners!), 12)
      assert.closeTo(Math.max(prepared.width, prepared.height), 1320, 10)
    })

  test('a panel of a design that a slanted scan is cut close to is no card', async ({ assert }) => {
    const scan = { width: 1400, height: 812 }
    const panel = [
      { x: 878, y: 12 },
      { x: 1384, y: 2 },
      { x: 1394, y: 796 },
      { x: 892, y: 804 },
    ]
    const picture = await drawScene({ ...scan, corners: panel, card: '#0c6a4c', desk: '#fcfcfb' })
    const prepared = await prepareCardImage(picture)
    assert.isFalse(prepared.warped)
  })

  test('finds a card seen at a slant', async ({ assert }) => {
    const corners = [
      { x: 220, y: 210 },
      { x: 960, y: 160 },
      { x: 1040, y: 640 },
      { x: 150, y: 700 },
    ]
    const picture = await drawScene({ width, height, corners, card: '#ffffff', desk: '#4a3c30' })
    const prepared = await prepareCardImage(picture)
    assert.isBelow(cornerError(corners, prepared.corners!), 10)
  })

  test('takes a scan as it is, also with a coloured band', async ({ assert }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1050" height="600"><rect width="1050" height="600" fill="#fff"/>
      <rect width="1050" height="180" fill="#0b5"/><text x="60" y="300" font-size="44">Sara Lindqvist</text></svg>`
    const prepared = await prepareCardImage(await sharp(Buffer.from(svg)).png().toBuffer())
    assert.isFalse(prepared.warped)
    assert.isNull(prepared.corners)
    assert.deepEqual([prepared.width, prepared.height], [1600, 914])
  })

  test('takes the words of a scan for no edges of a card', async ({ assert }) => {
    const words = [120, 190, 260, 330, 400, 470].map(
      (y) =>
        `<text x="150" y="${y}" font-size="46" font-weight="700" textLength="640">Procurement Manager 4477</text>`
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1050" height="600"><rect width="1050" height="600" fill="#fff"/>${words.join('')}</svg>`
    const prepared = await prepareCardImage(await sharp(Buffer.from(svg)).png().toBuffer())
    assert.isFalse(prepared.warped)
  })

  test('believes straight edges of what is large, not of a panel of the design', ({ assert }) => {
    const [w, h] = [420, 240]
    const picture = (x1: number, y1: number) => {
      const data = new Uint8Array(w * h * 3).fill(240)
      for (let y = 30; y < y1; y++) data.fill(60, (y * w + 40) * 3, (y * w + x1) * 3)
      return { data, width: w, height: h, channels: 3 }
    }
    assert.isEmpty(lineQuads(picture(40 + 150, 30 + 100)))
    assert.isNotEmpty(lineQuads(picture(40 + 300, 30 + 170)))
  })

  test('doubles small pictures and gives dark text on white for dark cards', async ({ assert }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="525" height="300"><rect width="525" height="300" fill="#0b1b3b"/>
      <rect x="40" y="60" width="8" height="30" fill="#fff"/><rect x="60" y="60" width="8" height="30" fill="#fff"/></svg>`
    const prepared = await prepareCardImage(await sharp(Buffer.from(svg)).png().toBuffer())
    assert.deepEqual([prepared.width, prepared.height, prepared.scale], [1050, 600, 2])
    const { data } = prepared.raster
    assert.isAbove(data[500 * 1050 + 900], 220)
    assert.isBelow(data[150 * 1050 + 88], 60)
  })

  test('turns the picture upright by its EXIF orientation', async ({ assert }) => {
    const corners = turnedCard(width, height, 5)
    const upright = await drawScene({ width, height, corners, card: '#fff', desk: '#333' })
    const lying = await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const prepared = await prepareCardImage(lying)
    assert.isBelow(cornerError(corners, prepared.corners!), 12)
  })
})
