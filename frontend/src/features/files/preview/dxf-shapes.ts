/* From the entities of a DXF to plain lines and texts, with blocks and arcs drawn out. */

export interface DxfShapes {
  lines: { colour: number; points: number[] }[]
  texts: { colour: number; x: number; y: number; height: number; angle: number; text: string }[]
  /** minX, minY, maxX, maxY */
  box: [number, number, number, number]
  /** Kinds of entities that are not drawn, with how many there are. */
  left: Record<string, number>
}

interface Point {
  x: number
  y: number
  bulge?: number
}

/** What is read of an entity; which members are there depends on its type. */
export interface Entity {
  type: string
  layer?: string
  color?: number
  visible?: boolean
  vertices?: Point[]
  shape?: boolean
  center?: Point
  radius?: number
  startAngle?: number
  endAngle?: number
  majorAxisEndPoint?: Point
  axisRatio?: number
  controlPoints?: Point[]
  fitPoints?: Point[]
  points?: Point[]
  position?: Point
  startPoint?: Point
  text?: string
  textHeight?: number
  height?: number
  rotation?: number
  name?: string
  block?: string
  xScale?: number
  yScale?: number
}

export interface Drawing {
  entities: Entity[]
  blocks?: Record<string, { entities?: Entity[]; position?: Point }>
  tables?: {
    layer?: { layers?: Record<string, { color?: number; visible?: boolean; frozen?: boolean }> }
  }
}

/** x' = a x + c y + e, y' = b x + d y + f */
type Matrix = [number, number, number, number, number, number]

const DEEPEST = 8
const MOST = 400_000
const ARC_STEP = Math.PI / 24
const BLACK = 0x808080
/** Of an average letter, as a part of its height. */
const LETTER_WIDTH = 0.6

export function dxfShapes(drawing: Drawing): DxfShapes {
  const shapes: DxfShapes = {
    lines: [],
    texts: [],
    box: [Infinity, Infinity, -Infinity, -Infinity],
    left: {},
  }
  const layers = drawing.tables?.layer?.layers ?? {}
  const draw = (entities: Entity[], matrix: Matrix, depth: number) => {
    for (const entity of entities) {
      if (shapes.lines.length > MOST) return
      const layer = layers[entity.layer ?? '']
      if (entity.visible === false || layer?.visible === false || layer?.frozen) continue
      const colour = entity.color ?? layer?.color ?? BLACK
      const block = blockOf(entity, drawing)
      if (block) {
        if (depth < DEEPEST) draw(block.entities, times(matrix, block.matrix), depth + 1)
      } else if (!addText(shapes, entity, matrix, colour)) {
        const points = outline(entity)
        if (points) addLine(shapes, points, matrix, colour)
        else shapes.left[entity.type] = (shapes.left[entity.type] ?? 0) + 1
      }
    }
  }
  draw(drawing.entities, [1, 0, 0, 1, 0, 0], 0)
  return shapes
}

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

function blockOf(entity: Entity, { blocks = {} }: Drawing) {
  const name =
    entity.type === 'INSERT' ? entity.name : entity.type === 'DIMENSION' ? entity.block : undefined
  const block = name ? blocks[name] : undefined
  if (!block) return null
  const entities = block.entities ?? []
  if (entity.type === 'DIMENSION') return { entities, matrix: [1, 0, 0, 1, 0, 0] as Matrix }
  const turn = ((entity.rotation ?? 0) * Math.PI) / 180
  const [sx, sy] = [entity.xScale ?? 1, entity.yScale ?? 1]
  const { x = 0, y = 0 } = entity.position ?? {}
  const base = block.position ?? { x: 0, y: 0 }
  const [a, b, c, d] = [
    Math.cos(turn) * sx,
    Math.sin(turn) * sx,
    -Math.sin(turn) * sy,
    Math.cos(turn) * sy,
  ]
  const matrix: Matrix = [a, b, c, d, x - a * base.x - c * base.y, y - b * base.x - d * base.y]
  return { entities, matrix }
}

function addLine(shapes: DxfShapes, points: Point[], [a, b, c, d, e, f]: Matrix, colour: number) {
  const flat: number[] = []
  for (const { x, y } of points) {
    const [px, py] = [a * x + c * y + e, b * x + d * y + f]
    if (!Number.isFinite(px) || !Number.isFinite(py)) return
    flat.push(px, py)
    widen(shapes, px, py)
  }
  if (flat.length) shapes.lines.push({ colour, points: flat })
}

function widen(shapes: DxfShapes, x: number, y: number) {
  const [minX, minY, maxX, maxY] = shapes.box
  shapes.box = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x), Math.max(maxY, y)]
}

/** The corners of a line of text; its width is a guess, as no font is at hand here. */
function widenByText(shapes: DxfShapes, { x, y, height, angle, text }: DxfShapes['texts'][number]) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (const along of [0, text.length * height * LETTER_WIDTH])
    for (const up of [0, height])
      widen(shapes, x + along * cos - up * sin, y + along * sin + up * cos)
}

function addText(shapes: DxfShapes, entity: Entity, matrix: Matrix, colour: number): boolean {
  if (entity.type !== 'TEXT' && entity.type !== 'MTEXT') return false
  const at = entity.startPoint ?? entity.position
  if (!at || !entity.text) return true
  const [a, b, c, d, e, f] = matrix
  const scale = Math.hypot(a, b)
  const height = (entity.textHeight ?? entity.height ?? 1) * scale
  const [x, y] = [a * at.x + c * at.y + e, b * at.x + d * at.y + f]
  const angle = ((entity.rotation ?? 0) * Math.PI) / 180 + Math.atan2(b, a)
  const text = { colour, x, y, height, angle, text: plainText(entity.text) }
  shapes.texts.push(text)
  widenByText(shapes, text)
  addLine(shapes, [{ ...at }], matrix, colour)
  shapes.lines.pop()
  return true
}

/** MTEXT without its codes for fonts, heights and paragraphs. */
export function plainText(text: string): string {
  return text
    .replace(/\\P/g, ' ')
    .replace(/\\[A-Za-z][^;\\{}]*;/g, '')
    .replace(/[{}]/g, '')
    .replace(/%%c/gi, 'Ø')
    .replace(/%%d/gi, '°')
    .replace(/%%p/gi, '±')
    .trim()
}

function outline(entity: Entity): Point[] | null {
  const { type, vertices, center } = entity
  if (type === 'LINE') return vertices ?? null
  if (type === 'LWPOLYLINE' || type === 'POLYLINE')
    return vertices ? bulged(vertices, entity.shape === true) : null
  if (type === 'CIRCLE' && center) return arc(center, entity.radius ?? 0, 0, 2 * Math.PI)
  if (type === 'ARC' && center)
    return arc(center, entity.radius ?? 0, entity.startAngle ?? 0, entity.endAngle ?? 0)
  if (type === 'ELLIPSE' && center) return ellipse(entity, center)
  if (type === 'SPLINE')
    return entity.fitPoints?.length ? entity.fitPoints : smooth(entity.controlPoints ?? [])
  if (type === 'SOLID' || type === '3DFACE') return closed(entity.points ?? vertices ?? [])
  return type === 'POINT' && entity.position ? [entity.position] : null
}

const closed = (points: Point[]) => (points[0] ? [...points, points[0]] : points)

function arc({ x, y }: Point, radius: number, from: number, to: number): Point[] {
  const sweep = to > from ? to - from : to - from + 2 * Math.PI
  const steps = Math.max(2, Math.ceil(sweep / ARC_STEP))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (sweep * i) / steps
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

function ellipse(
  { majorAxisEndPoint, axisRatio = 1, startAngle = 0, endAngle = 2 * Math.PI }: Entity,
  { x, y }: Point
): Point[] {
  const axis = majorAxisEndPoint ?? { x: 1, y: 0 }
  return arc({ x: 0, y: 0 }, 1, startAngle, endAngle).map((at) => ({
    x: x + at.x * axis.x - at.y * axisRatio * axis.y,
    y: y + at.x * axis.y + at.y * axisRatio * axis.x,
  }))
}

/** A polyline whose bulges (tangent of a quarter of the arc's angle) are drawn out. */
function bulged(vertices: Point[], isClosed: boolean): Point[] {
  const all = isClosed ? closed(vertices) : vertices
  return all.flatMap((from, i) => {
    const to = all[i + 1]
    if (!to || !from.bulge) return [from]
    const angle = 4 * Math.atan(from.bulge)
    const chord = Math.hypot(to.x - from.x, to.y - from.y)
    const radius = chord / 2 / Math.sin(angle / 2)
    const toCentre = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2 - angle / 2
    const centre = {
      x: from.x + radius * Math.cos(toCentre),
      y: from.y + radius * Math.sin(toCentre),
    }
    const start = Math.atan2(from.y - centre.y, from.x - centre.x)
    const steps = Math.max(2, Math.ceil(Math.abs(angle) / ARC_STEP))
    return Array.from({ length: steps }, (_, step) => {
      const turn = start + (angle * step) / steps
      const size = Math.abs(radius)
      return { x: centre.x + size * Math.cos(turn), y: centre.y + size * Math.sin(turn) }
    })
  })
}

/** A curve near the control points of a spline (uniform cubic B-spline), which is near enough to look at. */
function smooth(points: Point[]): Point[] {
  if (points.length < 4) return points
  const out: Point[] = [points[0]!]
  for (let i = 0; i + 3 < points.length; i++) {
    const [p, q, r, s] = points.slice(i, i + 4) as [Point, Point, Point, Point]
    for (let step = 0; step <= 8; step++) {
      const t = step / 8
      const weights = [
        (1 - t) ** 3,
        3 * t ** 3 - 6 * t ** 2 + 4,
        -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1,
        t ** 3,
      ]
      const mix = (of: 'x' | 'y') =>
        (weights[0]! * p[of] + weights[1]! * q[of] + weights[2]! * r[of] + weights[3]! * s[of]) / 6
      out.push({ x: mix('x'), y: mix('y') })
    }
  }
  return [...out, points.at(-1)!]
}
