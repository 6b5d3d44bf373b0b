/** Brightness may differ by this much before it counts: edges of letters are never quite alike. */
const TOLERANCE = 48

/** Of two pictures: what both have in grey, what only one has in red; and the differing share, 0 to 1. */
export function difference(one: ImageData, two: ImageData): { image: ImageData; share: number } {
  const width = Math.max(one.width, two.width)
  const height = Math.max(one.height, two.height)
  const image = new ImageData(width, height)
  let differing = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [a, b] = [brightness(one, x, y), brightness(two, x, y)]
      const at = (y * width + x) * 4
      const differs = Math.abs(a - b) > TOLERANCE
      if (differs) differing++
      const pale = 255 - (255 - Math.min(a, b)) * 0.35
      image.data.set(differs ? [207, 19, 34, 255] : [pale, pale, pale, 255], at)
    }
  }
  return { image, share: differing / (width * height) }
}

function brightness({ data, width, height }: ImageData, x: number, y: number): number {
  if (x >= width || y >= height) return 255
  const at = (y * width + x) * 4
  return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
}
