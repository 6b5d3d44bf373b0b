/** The bytes are not those that were written, or not all of them. The text names neither key nor contents. */
export class FileDamaged extends Error {}

/** No master key at hand has this id. */
export class KeyMissing extends Error {
  constructor(readonly keyId: string) {
    super(`the key ${keyId} is missing`)
  }
}
