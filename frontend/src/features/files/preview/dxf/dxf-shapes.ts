/* From the entities of a DXF to lines, fills and texts by layer, with blocks and arcs drawn out. */
import { copiesOf } from './blocks'
import { arc, bulged, closed, ellipse, spline } from './curves'
import type { Drawing, Entity, Point } from './drawing'
import { MIRRORED, SAME, times, type Matrix } from './matrix'
import { GREY, Sheet, type DxfShapes } from './sheet'

const DEEPEST = 8
/** A colour index that takes the colour of the block reference. */
const BY_BLOCK = 0
/** What is on this layer within a block is on the layer of its reference. */
const LAYER_ZERO = '0'
/** What a drawing file holds beside its model: the sheets that are printed of it. */
const LAYOUT = 'LAYOUT'

/** Where an entity stands: the block references around it. */
interface Place {
  matrix: Matrix
  depth: number
  layer: string
  colour: number
}

export function dxfShapes(drawing: Drawing): DxfShapes {
  const sheet = new Sheet(drawing.tables?.layer?.layers ?? {})
  const { entities = [] } = drawing
  const inModel = entities.filter(({ inPaperSpace }) => !inPaperSpace)
  const shown = inModel.length ? inModel : entities
  const inLayout = entities.length - shown.length
  if (inLayout) sheet.leave(LAYOUT, inLayout)
  drawAll(shown, drawing, sheet, { matrix: SAME, depth: 0, layer: LAYER_ZERO, colour: GREY })
  return sheet.shapes
}

function drawAll(entities: readonly Entity[], drawing: Drawing, sheet: Sheet, place: Place) {
  for (const entity of entities) {
    if (!sheet.step()) return
    if (entity.visible !== false) draw(entity, drawing, sheet, placed(entity, sheet, place))
  }
}

/** The place of an entity with its own layer and colour, and turned to where it is seen from. */
function placed(entity: Entity, sheet: Sheet, around: Place): Place {
  const own = entity.layer ?? LAYER_ZERO
  const layer = own === LAYER_ZERO ? around.layer : own
  const colour =
    entity.colorIndex === BY_BLOCK ? around.colour : (entity.color ?? sheet.colourOf(layer) ?? GREY)
  const isBehind = (entity.extrusionDirection?.z ?? entity.extrusionDirectionZ ?? 1) < 0
  const matrix = isBehind ? times(around.matrix, MIRRORED) : around.matrix
  return { matrix, depth: around.depth, layer, colour }
}

function draw(entity: Entity, drawing: Drawing, sheet: Sheet, place: Place) {
  const copies = copiesOf(entity, drawing)
  if (copies) {
    if (place.depth >= DEEPEST) return
    for (const matrix of copies.matrices) {
      if (!sheet.step()) return
      const inside = { matrix: times(place.matrix, matrix), depth: place.depth + 1 }
      drawAll(copies.entities, drawing, sheet, { ...place, ...inside })
    }
    return
  }
  if (!drawPlain(entity, sheet, place)) sheet.leave(entity.type)
}

/** @returns whether the kind is one that is drawn */
function drawPlain(entity: Entity, sheet: Sheet, place: Place): boolean {
  const { type, hatch, paths, points } = entity
  if (type === 'ATTDEF') return true
  if (hatch) return sheet.fill(hatch, place)
  if (paths) {
    for (const path of paths) sheet.line(path, place)
    if (entity.text) sheet.text({ ...entity, type: 'TEXT', startPoint: entity.position }, place)
    return true
  }
  if (type === 'TEXT' || type === 'MTEXT') return sheet.text(entity, place)
  if ((type === 'SOLID' || type === 'TRACE') && points && points.length > 2)
    return sheet.fill({ rings: [solidRing(points)], isSolid: true, families: [] }, place)
  const line = outline(entity)
  if (line) sheet.line(line, place)
  return line !== null
}

/** The corners of a solid are listed from side to side. */
const solidRing = ([a, b, c, d]: Point[]) => closed(d ? [a!, b!, d, c!] : [a!, b!, c!])

function outline(entity: Entity): Point[] | null {
  const { type, vertices, center } = entity
  if (type === 'LINE') return vertices ?? null
  if (type === 'LWPOLYLINE' || type === 'POLYLINE')
    return vertices ? bulged(vertices, entity.shape === true) : null
  if (type === 'CIRCLE' && center) return arc(center, entity.radius ?? 0, 0, 2 * Math.PI)
  if (type === 'ARC' && center)
    return arc(center, entity.radius ?? 0, entity.startAngle ?? 0, entity.endAngle ?? 0)
  if (type === 'ELLIPSE' && center) return ellipse(entity, center)
  if (type === 'SPLINE') return spline(entity)
  if (type === '3DFACE') return closed(vertices ?? entity.points ?? [])
  return type === 'POINT' && entity.position ? [entity.position] : null
}
