export type Damage =
  | 'header_cut'
  | 'header_version'
  | 'header_size'
  | 'header_changed'
  | 'longer'
  | 'cut'
  | 'bytes_changed'
  | 'other_contents'
  | 'replaced'

/** The bytes are not those that were written, or not all of them. The text names neither key nor contents. */
export class FileDamaged extends Error {
  constructor(
    readonly damage: Damage,
    place = ''
  ) {
    super(`${damage}${place}`)
  }
}

/** No master key at hand has this id. */
export class KeyMissing extends Error {
  constructor(readonly keyId: string) {
    super(`the key ${keyId} is missing`)
  }
}
