import { inflateRawSync } from 'node:zlib'

/** The members of an archive by name, as its central directory lists them. */
export function unzipSync(zip: Buffer): Map<string, Buffer> {
  const members = new Map<string, Buffer>()
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const [packed, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    members.set(name, zip.readUInt16LE(at + 10) ? inflateRawSync(bytes) : bytes)
    at += 46 + nameLength + extra + comment
  }
  return members
}
