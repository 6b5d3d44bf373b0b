import { dxfShapes } from './dxf-shapes'
import { readDrawing } from './read-drawing'

export type Pair = [code: number, value: string | number]

const pairs = (groups: Pair[]) => groups.map(([code, value]) => `${code}\n${value}\n`).join('')

/** A whole drawing of these entities, and the blocks that they refer to. */
export const drawingOf = (
  entities: Pair[],
  { blocks = [], layers = [], header = [] }: Parts = {}
) =>
  pairs([
    ...section('HEADER', header),
    ...section('TABLES', [[0, 'TABLE'], [2, 'LAYER'], [70, 9], ...layers, [0, 'ENDTAB']]),
    ...section('BLOCKS', blocks),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ])

interface Parts {
  blocks?: Pair[]
  layers?: Pair[]
  header?: Pair[]
}

const section = (name: string, groups: Pair[]): Pair[] => [
  ...([[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']] as Pair[]),
]

export const shapesOf = (entities: Pair[], parts?: Parts) =>
  dxfShapes(readDrawing(drawingOf(entities, parts))!)
