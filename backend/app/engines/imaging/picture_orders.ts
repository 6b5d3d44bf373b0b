import type { ResizeOptions } from 'sharp'

/** What the header of a picture says; nothing where it says nothing. */
export interface PictureFacts {
  format?: string
  width?: number
  height?: number
  frames: number
}

/** A picture to be decoded and written again. */
export interface RewriteOrder {
  /** A private file. */
  path: string
  width?: number
  height?: number
  fit: ResizeOptions['fit']
  format: 'jpeg' | 'png'
  /** Of a JPEG, 1 to 100. */
  quality: number
}

export interface RewrittenPicture {
  bytes: Uint8Array
  width: number
  height: number
}
