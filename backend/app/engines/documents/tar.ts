const BLOCK = 512
const END = Buffer.alloc(2 * BLOCK)

export interface TarFile {
  /** With slashes, at most 100 bytes. */
  name: string
  size: number
  modifiedAt: Date
  content: AsyncIterable<Uint8Array>
}

/** Files one after the other in the format that every system opens (POSIX ustar). */
export async function* tarChunks(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const file of files) {
    yield header(file)
    let written = 0
    for await (const chunk of file.content) {
      written += chunk.length
      yield chunk
    }
    if (written !== file.size) throw new Error(`${file.name} has changed while it was read`)
    yield Buffer.alloc((BLOCK - (file.size % BLOCK)) % BLOCK)
  }
  yield END
}

/** How long an archive of files is in bytes. */
export const tarLength = (sizes: readonly number[]) =>
  sizes.reduce((sum, size) => sum + BLOCK + Math.ceil(size / BLOCK) * BLOCK, END.length)

function header({ name, size, modifiedAt }: TarFile): Buffer {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new RangeError(`too long a name: ${name}`)
  block.write(name, 0)
  block.write('0000600\0' + '0000000\0'.repeat(2), 100)
  writeSize(block, size)
  const seconds = Math.floor(modifiedAt.getTime() / 1000)
  block.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136)
  // the sum is taken with blanks in its own place
  block.write(`${' '.repeat(8)}0`, 148)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const OCTAL_MOST = 8 ** 11

/** Octal up to 8 GB; above, as binary, which is how the tools of today write it. */
function writeSize(block: Buffer, size: number) {
  if (size < OCTAL_MOST) return block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block[124] = 0x80
  block.writeBigUInt64BE(BigInt(size), 128)
}
