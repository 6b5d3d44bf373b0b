export const MAX_PHOTO_BYTES = 5 * 1024 * 1024
export const MIN_ZOOM = 0.1
export const MAX_ZOOM = 3
export const SLIDER_STEP = 0.01
export const BUTTON_STEP = 0.05

export interface PhotoEdit {
  zoom: number
  /** Degrees: 0, 90, 180 or 270. */
  rotation: number
  position: { x: number; y: number }
}

export const INITIAL_EDIT: PhotoEdit = { zoom: 0.5, rotation: 0, position: { x: 0, y: 0 } }

export type PhotoProblem = 'type' | 'size'

/** What is wrong with a chosen file, or null. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  if (!file.type.startsWith('image/')) return 'type'
  return file.size > MAX_PHOTO_BYTES ? 'size' : null
}

/** A zoom step that never leaves 0.1 to 3 and does not drift. */
export function stepZoom(zoom: number, step: number): number {
  const next = Math.round((zoom + step) * 100) / 100
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next))
}

export function nextRotation(rotation: number): number {
  return (rotation + 90) % 360
}
