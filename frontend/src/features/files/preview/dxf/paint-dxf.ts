import type { DxfShapes, Fill } from './sheet'

/** Where one looks at: zoom over "all of it", and how far it was moved, in pixels. */
export interface Sight {
  zoom: number
  x: number
  y: number
}

interface Painting {
  shapes: DxfShapes
  sight: Sight
  /** Colour of what is black or white in the drawing. */
  ink: string
  /** Indexes of layers that are not shown. */
  hidden: ReadonlySet<number>
}

interface View {
  pen: CanvasRenderingContext2D
  scale: number
  toX: (x: number) => number
  toY: (y: number) => number
}

const MARGIN = 0.95
const SMALLEST_TEXT = 3
/** Lines of a pattern that are nearer to each other, in pixels, are shown as a tint. */
const NEAREST_LINES = 3
const TINT = 0.25

/** White and black of a drawing are the ink of the page: both are seen on light and on dark. */
export function inkOf(colour: number, ink: string): string {
  return colour === 0xffffff || colour === 0 ? ink : `#${colour.toString(16).padStart(6, '0')}`
}

export function paintDxf(canvas: HTMLCanvasElement, painting: Painting) {
  const view = viewOf(canvas, painting)
  if (!view) return
  const { pen } = view
  const { shapes, ink, hidden } = painting
  pen.lineWidth = 1
  const isShown = ({ layer }: { layer: number }) => !hidden.has(layer)
  for (const fill of shapes.fills.filter(isShown)) paintFill(view, fill, inkOf(fill.colour, ink))
  for (const { colour, points } of shapes.lines.filter(isShown)) {
    pen.strokeStyle = inkOf(colour, ink)
    pen.beginPath()
    trace(view, points)
    if (points.length === 2) pen.lineTo(view.toX(points[0]!) + 1, view.toY(points[1]!))
    pen.stroke()
  }
  for (const text of shapes.texts.filter(isShown)) paintText(view, text, inkOf(text.colour, ink))
}

function viewOf(canvas: HTMLCanvasElement, { shapes, sight }: Painting): View | null {
  const ratio = window.devicePixelRatio || 1
  const [width, height] = [canvas.clientWidth, canvas.clientHeight]
  canvas.width = width * ratio
  canvas.height = height * ratio
  const pen = canvas.getContext('2d')
  const [minX, minY, maxX, maxY] = shapes.box
  if (!pen || minX > maxX) return null
  pen.scale(ratio, ratio)
  const fit = Math.min(width / (maxX - minX || 1), height / (maxY - minY || 1)) * MARGIN
  const scale = fit * sight.zoom
  return {
    ...{ pen, scale },
    toX: (x) => (x - (minX + maxX) / 2) * scale + width / 2 + sight.x,
    toY: (y) => ((minY + maxY) / 2 - y) * scale + height / 2 + sight.y,
  }
}

function trace({ pen, toX, toY }: View, points: readonly number[]) {
  pen.moveTo(toX(points[0]!), toY(points[1]!))
  for (let i = 2; i < points.length; i += 2) pen.lineTo(toX(points[i]!), toY(points[i + 1]!))
}

function paintFill(view: View, { rings, families }: Fill, ink: string) {
  const { pen } = view
  pen.save()
  pen.beginPath()
  for (const ring of rings) {
    trace(view, ring)
    pen.closePath()
  }
  pen.fillStyle = ink
  pen.strokeStyle = ink
  if (!families.length) pen.fill('evenodd')
  else {
    pen.clip('evenodd')
    for (const family of families) paintFamily(view, family, boxOf(rings))
  }
  pen.restore()
}

/** The lines of a pattern that cross a box, all across it. */
function paintFamily(view: View, family: readonly number[], box: readonly number[]) {
  const { pen, scale, toX, toY } = view
  const [bx, by, dx, dy, sx, sy] = family as [number, number, number, number, number, number]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  // how far apart the lines are, and how far the corners of the box are from the first
  const apart = ux * sy - uy * sx
  if (Math.abs(apart) * scale < NEAREST_LINES) {
    pen.globalAlpha = TINT
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
    pen.globalAlpha = 1
    return
  }
  const corners = [0, 2].flatMap((i) => [1, 3].map((j) => [box[i]! - bx, box[j]! - by] as const))
  const away = corners.map(([x, y]) => (ux * y - uy * x) / apart)
  const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))
  pen.beginPath()
  for (let at = Math.floor(Math.min(...away)); at <= Math.max(...away); at++) {
    const [x, y] = [bx + at * sx, by + at * sy]
    const far = reach + Math.hypot(at * sx, at * sy)
    pen.moveTo(toX(x - ux * far), toY(y - uy * far))
    pen.lineTo(toX(x + ux * far), toY(y + uy * far))
  }
  pen.stroke()
}

function boxOf(rings: readonly number[][]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      box[0] = Math.min(box[0], ring[i]!)
      box[1] = Math.min(box[1], ring[i + 1]!)
      box[2] = Math.max(box[2], ring[i]!)
      box[3] = Math.max(box[3], ring[i + 1]!)
    }
  return box
}

function paintText(view: View, text: DxfShapes['texts'][number], ink: string) {
  const { pen, scale, toX, toY } = view
  const size = text.height * scale
  if (size < SMALLEST_TEXT) return
  pen.save()
  pen.translate(toX(text.x), toY(text.y))
  pen.rotate(-text.angle)
  pen.font = `${size}px sans-serif`
  pen.textAlign = text.along === 0.5 ? 'center' : text.along === 1 ? 'right' : 'left'
  pen.fillStyle = ink
  pen.fillText(text.text, 0, 0)
  pen.restore()
}
