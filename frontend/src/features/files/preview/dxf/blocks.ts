import type { Drawing, Entity } from './drawing'
import { radians, SAME, times, type Matrix } from './matrix'

/** Rows and columns of a reference; what a hostile drawing names is not drawn out. */
export const MOST_COPIES = 10_000
const REFERENCES = new Set(['INSERT', 'ACAD_TABLE'])

/** What a reference to a block draws, and where: once, or in rows and columns. Null for other entities. */
export function copiesOf(entity: Entity, { blocks = {} }: Drawing) {
  const isDimension = entity.type === 'DIMENSION'
  const name = isDimension ? entity.block : REFERENCES.has(entity.type) ? entity.name : undefined
  const block = name === undefined ? undefined : blocks[name]
  if (!block) return null
  const entities = block.entities ?? []
  if (isDimension) return { entities, matrices: [SAME] }
  const { x = 0, y = 0 } = block.position ?? {}
  const own = times(scale(entity), shift(-x, -y))
  const first = turn(entity)
  return {
    entities,
    matrices: offsets(entity).map((offset) => times(times(first, offset), own)),
  }
}

const shift = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

const scale = ({ xScale = 1, yScale = 1 }: Entity): Matrix => [xScale, 0, 0, yScale, 0, 0]

function turn({ position, rotation = 0 }: Entity): Matrix {
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))]
  return [cos, sin, -sin, cos, position?.x ?? 0, position?.y ?? 0]
}

function offsets(entity: Entity): Matrix[] {
  const { columnSpacing = 0, rowSpacing = 0 } = entity
  const columns = Math.max(1, entity.columnCount ?? 1)
  const rows = Math.max(1, entity.rowCount ?? 1)
  return Array.from({ length: Math.min(MOST_COPIES, columns * rows) }, (_, at) =>
    shift((at % columns) * columnSpacing, Math.floor(at / columns) * rowSpacing)
  )
}
