import { test } from '@japa/runner'
import bwip from 'bwip-js'
import sharp from 'sharp'
import { readCode } from '#engines/imaging/read_code'

const VCARD = 'BEGIN:VCARD\nVERSION:3.0\nFN:أحمد القحطاني\nEMAIL:ahmad@delta.example\nEND:VCARD'

/** A picture with a code on a card on a desk. */
async function picture(size: number, code: Buffer | null, turn = 0): Promise<Buffer> {
  const card = sharp({ create: { width: size, height: size / 2, channels: 3, background: '#fff' } })
  const side = Math.round(size / 4)
  const placed = code && {
    input: await sharp(code).resize(side).toBuffer(),
    left: side * 2,
    top: 60,
  }
  const drawn = await card
    .composite(placed ? [placed] : [])
    .png()
    .toBuffer()
  return sharp(drawn).rotate(turn, { background: '#6b4a2f' }).jpeg({ quality: 80 }).toBuffer()
}

test.group('Imaging | codes', (group) => {
  group.each.timeout(20_000)
  const code = () => bwip.toBuffer({ bcid: 'qrcode', text: VCARD, scale: 4 })

  test('reads the QR code of a card, upright and at an angle', async ({ assert }) => {
    for (const turn of [0, 24, 180])
      assert.equal(await readCode(await picture(1200, await code(), turn), null), VCARD)
  })

  test('looks closer where the card lies in a large photograph', async ({ assert }) => {
    const card = await picture(1100, await code())
    const photo = await sharp({
      create: { width: 7000, height: 5000, channels: 3, background: '#6b4a2f' },
    })
      .composite([{ input: card, left: 400, top: 300 }])
      .jpeg({ quality: 80 })
      .toBuffer()
    const corners = [
      { x: 400, y: 300 },
      { x: 1500, y: 300 },
      { x: 1500, y: 850 },
      { x: 400, y: 850 },
    ]
    assert.equal(await readCode(photo, corners), VCARD)
  })

  test('is null where there is none', async ({ assert }) => {
    assert.isNull(await readCode(await picture(1200, null), null))
  })
})
