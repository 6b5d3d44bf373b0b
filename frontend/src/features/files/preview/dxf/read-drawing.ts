import DxfParser from 'dxf-parser'
import type { Drawing, Entity, Point } from './drawing'
import { commonOf, numberOf, pointOf, pointsOf, readerOf, textOf, type Group } from './groups'
import { readHatch } from './read-hatch'
import { readAttribute, readMtext } from './read-text'

/** Kinds that the parser doesn't know, or not as far as is drawn here. */
const READERS: Record<string, (groups: Group[]) => Entity> = {
  HATCH: readHatch,
  MTEXT: readMtext,
  ATTRIB: readAttribute,
  ACAD_TABLE: readTable,
  LEADER: (groups) => ({ ...commonOf('LEADER', groups), paths: [pointsOf(groups, 10)] }),
  MULTILEADER: readMultileader,
}
/** Kinds that the parser reads by itself. */
const KNOWN = new Set([
  ...['POINT', '3DFACE', 'ARC', 'ATTDEF', 'CIRCLE', 'DIMENSION', 'ELLIPSE', 'INSERT', 'LINE'],
  ...['LWPOLYLINE', 'POLYLINE', 'SOLID', 'SPLINE', 'TEXT', 'VERTEX'],
])
/** What only holds a drawing together. */
const STRUCTURE = new Set(['SECTION', 'ENDSEC', 'BLOCK', 'ENDBLK', 'SEQEND', 'EOF'])

/**
 * Reads the text of a drawing. Kinds that are unknown are kept by their name, so that it can be said what
 * is not drawn.
 * @throws Error of the parser when it is none
 */
export function readDrawing(text: string): Drawing | null {
  const parser = new DxfParser()
  for (const [name, read] of Object.entries(READERS))
    parser.registerEntityHandler(readerOf(name, read))
  for (const name of unknownKinds(text))
    parser.registerEntityHandler(readerOf(name, (groups) => commonOf(name, groups)))
  return parser.parseSync(text) as unknown as Drawing | null
}

function unknownKinds(text: string): Set<string> {
  const names = new Set<string>()
  const blocks = text.search(/\n\s*2\r?\n(?:BLOCKS|ENTITIES)\s/)
  for (const [, name] of text.slice(Math.max(0, blocks)).matchAll(/\n[ \t]*0\r?\n(\w+)/g))
    if (!KNOWN.has(name!) && !STRUCTURE.has(name!) && !(name! in READERS)) names.add(name!)
  return names
}

/** A table is drawn by the block that its program has made of it. */
function readTable(groups: Group[]): Entity {
  const direction = pointOf(groups, 11) ?? { x: 1, y: 0 }
  return {
    ...commonOf('ACAD_TABLE', groups),
    name: textOf(groups, 2),
    position: pointOf(groups, 10),
    rotation: (Math.atan2(direction.y, direction.x) * 180) / Math.PI,
  }
}

/** The lines of a multileader, each up to its landing, and its text. */
function readMultileader(groups: Group[]): Entity {
  const paths: Point[][] = []
  let landing: Point | undefined
  groups.forEach(({ code, value }, at) => {
    const rest = () => groups.slice(at + 1, endOf(groups, at))
    if (code === 302 && value === 'LEADER{') landing = pointOf(rest(), 10)
    if (code === 304 && value === 'LEADER_LINE{')
      paths.push([...pointsOf(rest(), 10), ...(landing ? [landing] : [])])
  })
  const content = groups.find(({ code, value }) => code === 304 && value !== 'LEADER_LINE{')
  return {
    ...commonOf('MULTILEADER', groups),
    paths,
    ...(content ? { text: String(content.value) } : {}),
    position: pointOf(groups, 12),
    height: numberOf(groups, 41),
    rotation: ((numberOf(groups, 42) ?? 0) * 180) / Math.PI,
  }
}

/** Where a part that opens at a group ends, or another opens within it. */
function endOf(groups: Group[], from: number): number {
  const end = groups.findIndex(
    ({ code, value }, at) =>
      at > from && ((code >= 303 && code <= 305 && value === '}') || code === 304)
  )
  return end < 0 ? groups.length : end
}
