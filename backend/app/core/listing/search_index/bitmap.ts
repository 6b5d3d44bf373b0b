/** One bit for each id up to a last one. */
export type Bits = Uint32Array

export const noBits = (lastId: number): Bits => new Uint32Array((lastId >>> 5) + 1)

export function setBit(bits: Bits, id: number) {
  bits[id >>> 5] |= 1 << (id & 31)
}

export function clearBit(bits: Bits, id: number) {
  bits[id >>> 5] &= ~(1 << (id & 31))
}

/** Ids beyond the last one are not in any set. */
export const hasBit = (bits: Bits, id: number) => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0

/** Leaves in `bits` what `other` has too. */
export function keepCommon(bits: Bits, other: Bits) {
  for (let i = 0; i < bits.length; i++) bits[i] &= other[i]
}

export function countBits(bits: Bits): number {
  let total = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return total
}

export function idsOf(bits: Bits): number[] {
  const ids: number[] = []
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]; word; word &= word - 1)
      ids.push(i * 32 + 31 - Math.clz32(word & -word))
  }
  return ids
}

export type Form = 'bits' | 'list'

/** A set that grows in the order of ids: a list while it is small, then bits. */
export class GrowingSet {
  #list: number[] | null = []
  #bits: Bits | null = null
  #last = -1

  constructor(private readonly lastId: number) {}

  add(id: number) {
    if (id === this.#last) return
    this.#last = id
    if (this.#bits) return setBit(this.#bits, id)
    this.#list!.push(id)
    // as a list it would soon be the longer one
    if (this.#list!.length * 32 > this.lastId) {
      this.#bits = noBits(this.lastId)
      for (const known of this.#list!) setBit(this.#bits, known)
      this.#list = null
    }
  }

  encode(): { form: Form; ids: Buffer } {
    const values = this.#bits ?? Uint32Array.from(this.#list!)
    return { form: this.#bits ? 'bits' : 'list', ids: bufferOf(values) }
  }
}

export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Numbers of a stored set; copied, since the driver's buffers lie at any address. */
export const numbersOf = (ids: Buffer) => new Uint32Array(new Uint8Array(ids).buffer)

/** Adds a stored set to `bits`. */
export function addStored(bits: Bits, form: Form, ids: Buffer) {
  const numbers = numbersOf(ids)
  if (form === 'list') for (const id of numbers) setBit(bits, id)
  else for (let i = 0; i < bits.length; i++) bits[i] |= numbers[i]
}
