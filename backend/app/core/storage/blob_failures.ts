import { AppError } from '#core/base/app_error'
import type { Damage } from '#engines/encrypted_files/failures'

/** The bytes under a key aren't those that were stored. */
export class BlobDamaged extends AppError {
  constructor(readonly damage: Damage) {
    super(500, 'FILE_DAMAGED')
  }
}

/** No key that is set opens what lies under a key. */
export class BlobLocked extends AppError {
  constructor(readonly keyId: string) {
    super(503, 'FILE_KEY_MISSING')
  }
}
