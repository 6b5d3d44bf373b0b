import { createHash, randomBytes, scrypt } from 'node:crypto'
import { latinDigits } from '#engines/text/fold'

/** Crockford's alphabet: no letter that is read as a digit or as another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20
const GROUP = 4

/** RFC 7914 with 32 MiB: about a tenth of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32

/** 100 random bits as five groups of four, e.g. `7K2M-0QZR-9W4D-HX1B-6TPC`. */
export function newShareCode(): string {
  // 256 is a whole multiple of 32: every character is equally likely
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return groups(characters.join(''))
}

function groups(text: string): string {
  return text.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-')
}

/** A code as people type it: any case, blanks, dashes or none, Arabic digits, O for 0 and I or L for 1. */
export function canonicalCode(typed: string): string {
  return latinDigits(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―_.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** What a share is found by: a hash of 100 random bits cannot be searched for the code. */
export function lookupOf(code: string): string {
  return createHash('sha256')
    .update(`share-lookup:${canonicalCode(code)}`)
    .digest('hex')
}

/** The 256-bit key of a share's copy. @param salt hexadecimal */
export function keyOf(code: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(canonicalCode(code), Buffer.from(salt, 'hex'), KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key)
    )
  })
}
