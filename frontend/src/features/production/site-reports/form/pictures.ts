/** As the portal takes them. */
export const MOST_PHOTOS = 20
const MOST_BYTES = 10 * 1024 * 1024
const LONGEST_SIDE = 2048
const QUALITY = 0.85

/**
 * A photo as it is sent: at most 2048 pixels, so that it gets through on a site. One that this browser
 * can't draw stays as it is.
 * @returns null where it is no picture or too large
 */
export async function readyPicture(file: File): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null
  const small = await shrink(file).catch(() => null)
  const picture = small && small.size < file.size ? small : file
  return picture.size <= MOST_BYTES ? picture : null
}

async function shrink(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
