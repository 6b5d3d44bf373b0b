import { AppError } from '#core/base/app_error'

/** The bytes under a key aren't those that were stored. `reason` tells nothing of them. */
export class BlobDamaged extends AppError {
  constructor(readonly reason: string) {
    super(500, 'FILE_DAMAGED')
  }
}

/** No key that is set opens what lies under a key. */
export class BlobLocked extends AppError {
  constructor(readonly keyId: string) {
    super(503, 'FILE_KEY_MISSING')
  }

  get reason() {
    return `it needs the key ${this.keyId}, which is neither FILES_KEY nor in FILES_KEY_OLD`
  }
}
