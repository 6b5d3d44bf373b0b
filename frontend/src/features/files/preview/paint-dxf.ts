import type { DxfShapes } from './dxf-shapes'

/** Where one looks at: zoom over "all of it", and how far it was moved, in pixels. */
export interface Sight {
  zoom: number
  x: number
  y: number
}

const MARGIN = 0.95
const SMALLEST_TEXT = 3

/** White and black of a drawing are the ink of the page: both are seen on light and on dark. */
function inkOf(colour: number, ink: string): string {
  return colour === 0xffffff || colour === 0 ? ink : `#${colour.toString(16).padStart(6, '0')}`
}

export function paintDxf(canvas: HTMLCanvasElement, shapes: DxfShapes, sight: Sight, ink: string) {
  const ratio = window.devicePixelRatio || 1
  const [width, height] = [canvas.clientWidth, canvas.clientHeight]
  canvas.width = width * ratio
  canvas.height = height * ratio
  const pen = canvas.getContext('2d')
  const [minX, minY, maxX, maxY] = shapes.box
  if (!pen || minX > maxX) return
  const fit = Math.min(width / (maxX - minX || 1), height / (maxY - minY || 1)) * MARGIN
  const scale = fit * sight.zoom
  const toX = (x: number) => (x - (minX + maxX) / 2) * scale + width / 2 + sight.x
  const toY = (y: number) => ((minY + maxY) / 2 - y) * scale + height / 2 + sight.y
  pen.scale(ratio, ratio)
  pen.lineWidth = 1
  for (const { colour, points } of shapes.lines) {
    pen.strokeStyle = inkOf(colour, ink)
    pen.beginPath()
    pen.moveTo(toX(points[0]!), toY(points[1]!))
    for (let i = 2; i < points.length; i += 2) pen.lineTo(toX(points[i]!), toY(points[i + 1]!))
    if (points.length === 2) pen.lineTo(toX(points[0]!) + 1, toY(points[1]!))
    pen.stroke()
  }
  for (const { colour, x, y, height: size, angle, text } of shapes.texts) {
    if (size * scale < SMALLEST_TEXT) continue
    pen.save()
    pen.translate(toX(x), toY(y))
    pen.rotate(-angle)
    pen.font = `${size * scale}px sans-serif`
    pen.fillStyle = inkOf(colour, ink)
    pen.fillText(text, 0, 0)
    pen.restore()
  }
}
