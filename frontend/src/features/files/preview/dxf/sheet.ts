import type { Entity, Hatch, LayerRow, Point } from './drawing'
import { moved, radians, turned, type Matrix } from './matrix'
import { LETTER_WIDTH, placeLines, plainText } from './text-lines'

interface Shape {
  /** Index of its layer. */
  layer: number
  colour: number
}

export interface Line extends Shape {
  points: number[]
}

export interface Fill extends Shape {
  rings: number[][]
  /** Its pattern: base x and y, direction x and y, and the way to the next line; empty where it is solid. */
  families: number[][]
}

export interface Text extends Shape {
  x: number
  y: number
  height: number
  angle: number
  text: string
  /** Where it hangs: 0 its beginning, 1 its end. */
  along: number
}

export interface SheetLayer {
  name: string
  colour: number
  /** As the drawing has it: neither off nor frozen. */
  isOn: boolean
  /** How many shapes are on it. */
  count: number
}

export interface DxfShapes {
  layers: SheetLayer[]
  lines: Line[]
  fills: Fill[]
  texts: Text[]
  /** minX, minY, maxX, maxY of what is on layers that are on. */
  box: [number, number, number, number]
  /** Kinds of entities that are not drawn, with how many there are. */
  left: Record<string, number>
  /** There is more than is drawn. */
  isCut: boolean
}

interface Where {
  matrix: Matrix
  layer: string
  colour: number
}

/** Lines, fills and texts of one drawing. */
export const MOST_SHAPES = 400_000
/** Entities and copies that are gone through: a hostile drawing names any number that draws nothing. */
export const MOST_STEPS = 2_000_000

/** Of what has no colour of its own. */
export const GREY = 0x808080
/** Horizontal alignments of a TEXT (group 72) by where it hangs along its length; 3 to 5 are of both ends. */
const ALONG = [0, 0.5, 1, 0, 0.5, 0]
/** Vertical ones (group 73), in heights of the text above its base line. */
const ABOVE = [0, 0, 0.5, 1]

/** Collects what is drawn, in the coordinates of the drawing. */
export class Sheet {
  readonly shapes: DxfShapes = {
    ...{ layers: [], lines: [], fills: [], texts: [], left: {}, isCut: false },
    box: [Infinity, Infinity, -Infinity, -Infinity],
  }
  readonly #layers = new Map<string, number>()
  #steps = 0

  constructor(readonly rows: Record<string, LayerRow>) {}

  colourOf(layer: string): number | undefined {
    return this.rows[layer]?.color
  }

  /** To be called before each entity and each copy of a block. @returns false once the drawing is cut */
  step(): boolean {
    const { lines, fills, texts } = this.shapes
    const shapes = lines.length + fills.length + texts.length
    if (shapes > MOST_SHAPES || ++this.#steps > MOST_STEPS) this.shapes.isCut = true
    return !this.shapes.isCut
  }

  leave(kind: string, count = 1) {
    this.shapes.left[kind] = (this.shapes.left[kind] ?? 0) + count
  }

  line(points: readonly Point[], where: Where) {
    const flat = this.#flat(points, where.matrix)
    if (!flat?.length) return
    const shape = this.#shape(where)
    this.shapes.lines.push({ ...shape, points: flat })
    this.#widen(shape, flat)
  }

  fill({ rings, isSolid, families }: Hatch, where: Where): true {
    const { matrix } = where
    const flat = rings.flatMap((ring) => {
      const points = this.#flat(ring, matrix)
      return points?.length ? [points] : []
    })
    if (!flat.length) return true
    const shape = this.#shape(where)
    const lines = families.map(({ base, direction, step }) =>
      [moved(matrix, base), turned(matrix, direction), turned(matrix, step)].flatMap(({ x, y }) => [
        ...[x, y],
      ])
    )
    // a pattern whose lines are not described is shown by its boundary
    if (isSolid || lines.length)
      this.shapes.fills.push({ ...shape, rings: flat, families: isSolid ? [] : lines })
    else for (const points of flat) this.shapes.lines.push({ ...shape, points })
    for (const points of flat) this.#widen(shape, points)
    return true
  }

  text(entity: Entity, where: Where): true {
    const { matrix } = where
    const own = entity.textHeight ?? entity.height ?? 1
    const angle = angleOf(entity) + Math.atan2(matrix[1], matrix[0])
    const at = hangingPoint(entity)
    if (!at || !entity.text) return true
    const size = own * Math.hypot(matrix[0], matrix[1])
    const scale = size / own || 1
    const from = moved(matrix, at)
    for (const { text, right, down, along } of linesOf(entity, own)) {
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
      const [x, y] = [from.x + right * cos + down * sin, from.y + right * sin - down * cos]
      if (text && Number.isFinite(x) && Number.isFinite(y))
        this.#write({ ...this.#shape(where), x, y, height: size, angle, text, along })
    }
    return true
  }

  #write(text: Text) {
    this.shapes.texts.push(text)
    const { x, y, height, angle, along } = text
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    // its corners; its width is a guess, as no font is at hand here
    const length = text.text.length * height * LETTER_WIDTH
    for (const right of [-along * length, (1 - along) * length])
      for (const up of [0, height])
        this.#widen(text, [x + right * cos - up * sin, y + right * sin + up * cos])
  }

  #shape({ layer, colour }: Where): Shape {
    const known = this.#layers.get(layer)
    const index = known ?? this.shapes.layers.length
    if (known === undefined) {
      const { color = GREY, visible = true, frozen = false } = this.rows[layer] ?? {}
      this.shapes.layers.push({ name: layer, colour: color, isOn: visible && !frozen, count: 0 })
      this.#layers.set(layer, index)
    }
    this.shapes.layers[index]!.count++
    return { layer: index, colour }
  }

  /** Null where a point is nowhere. */
  #flat(points: readonly Point[], matrix: Matrix): number[] | null {
    const flat = points.flatMap((point) => {
      const { x, y } = moved(matrix, point)
      return [x, y]
    })
    return flat.every(Number.isFinite) ? flat : null
  }

  #widen({ layer }: Shape, points: readonly number[]) {
    if (!this.shapes.layers[layer]!.isOn) return
    const box = this.shapes.box
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [points[at]!, points[at + 1]!]
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
  }
}

/** Horizontal alignments that fill the way between two points. */
const BETWEEN = [3, 5]

/** The second point is where an aligned text hangs, unless it goes from the first to the second. */
function hangingPoint({ startPoint, endPoint, position, halign = 0, valign = 0 }: Entity) {
  const isMoved = (halign || valign) && endPoint && !BETWEEN.includes(halign)
  return isMoved ? endPoint : (startPoint ?? position)
}

function angleOf({ rotation = 0, startPoint, endPoint, halign = 0 }: Entity): number {
  return BETWEEN.includes(halign) && startPoint && endPoint
    ? Math.atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
    : radians(rotation)
}

function linesOf(entity: Entity, height: number) {
  const { text = '', textBlock, halign = 0, valign = 0 } = entity
  if (textBlock) {
    const along = [0, 0.5, 1][(textBlock.attachment - 1) % 3] ?? 0
    return placeLines(text, height, textBlock).map((line) => ({ ...line, along }))
  }
  const middle = halign === 4 ? 0.5 : (ABOVE[valign] ?? 0)
  const line = plainText(text).replace(/\s+/g, ' ')
  const right = 0
  return [{ text: line, right, down: middle * height, along: ALONG[halign] ?? 0 }]
}
