export const OUTPUT_SIZE = 200
const JPEG_QUALITY = 0.9

/** The part of the rotated image to keep, in its pixels; may reach beyond its edges. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('Failed to process image'))
    image.src = address
  })
}

/** Draws the crop into a 200 by 200 square; what lies outside the image is white. */
function draw(image: HTMLImageElement, area: CropArea, rotation: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = OUTPUT_SIZE
  canvas.height = OUTPUT_SIZE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Failed to process image')
  const turned = rotation % 180 !== 0
  const width = turned ? image.naturalHeight : image.naturalWidth
  const height = turned ? image.naturalWidth : image.naturalHeight
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, OUTPUT_SIZE, OUTPUT_SIZE)
  context.scale(OUTPUT_SIZE / area.width, OUTPUT_SIZE / area.height)
  context.translate(width / 2 - area.x, height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  return canvas
}

/** The cropped photo as `avatar.jpg`, 200 by 200, quality 0.9. Throws "Failed to process image". */
export async function cropImage(address: string, area: CropArea, rotation: number): Promise<File> {
  const canvas = draw(await loadImage(address), area, rotation)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  )
  if (!blob) throw new Error('Failed to process image')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
