import { expect, test } from 'vitest'
import { dwgRelease, dwgThumbnail } from './dwg-thumbnail'

test('addresses of a DWG that lead outside of it are no picture', () => {
  const bytes = new Uint8Array(64)
  bytes.set(new TextEncoder().encode('AC1032'))
  new DataView(bytes.buffer).setUint32(13, 4_000_000_000, true)
  expect(dwgRelease(bytes.buffer)).toBe('2018')
  expect(dwgThumbnail(bytes.buffer)).toBeNull()
})
