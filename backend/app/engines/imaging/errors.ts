const CODES = ['E_IMAGE_TOO_LARGE', 'E_IMAGE_UNREADABLE', 'E_CORNERS_INVALID'] as const

export type ImageErrorCode = (typeof CODES)[number]

export function isImageErrorCode(code: string | undefined): code is ImageErrorCode {
  return (CODES as readonly (string | undefined)[]).includes(code)
}

/** A picture that cannot be worked on, with a code that callers can translate. */
export class ImageError extends Error {
  constructor(
    readonly code: ImageErrorCode,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
    this.name = 'ImageError'
  }
}
