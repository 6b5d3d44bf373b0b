import { fold } from '#engines/text/fold'

/** A number of a vendor's paper as duplicates compare it: letters and digits, leading zeros aside. */
export function numberKey(number: string): string {
  const plain = fold(number).replace(/[^\p{L}\p{N}]+/gu, '')
  return plain.replace(/(^|\p{L})0+(?=\d)/gu, '$1').slice(0, 60)
}
