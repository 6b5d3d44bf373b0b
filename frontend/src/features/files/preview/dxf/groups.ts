import type { IEntity } from 'dxf-parser'
import PALETTE from 'dxf-parser/dist/AutoCadColorIndex'
import type { Entity, Point } from './drawing'

export interface Group {
  code: number
  value: number | string | boolean
}

/** As the parser hands it to whoever reads an entity. */
export interface Scanner {
  next(): Group
  isEOF(): boolean
}

/** The groups of one entity in order; the parser goes on with the group after it. */
export function groupsOf(scanner: Scanner): Group[] {
  const groups: Group[] = []
  for (let group = scanner.next(); group.code !== 0; group = scanner.next()) groups.push(group)
  return groups
}

export const numberOf = (groups: readonly Group[], code: number): number | undefined => {
  const found = groups.find((group) => group.code === code)
  return found ? Number(found.value) : undefined
}

export const textOf = (groups: readonly Group[], code: number): string | undefined => {
  const found = groups.find((group) => group.code === code)
  return found ? String(found.value) : undefined
}

/** The first point whose x has this code; its y follows ten above. */
export function pointOf(groups: readonly Group[], code: number): Point | undefined {
  const [x, y] = [numberOf(groups, code), numberOf(groups, code + 10)]
  return x === undefined || y === undefined ? undefined : { x, y }
}

/** All points of a code, in order. */
export const pointsOf = (groups: readonly Group[], code: number): Point[] =>
  groups.flatMap((group, at) =>
    group.code === code && groups[at + 1]?.code === code + 10
      ? [{ x: Number(group.value), y: Number(groups[at + 1]!.value) }]
      : []
  )

/** What every entity has; a colour only where it is neither that of the layer nor that of the block. */
export function commonOf(type: string, groups: readonly Group[]): Entity {
  const colorIndex = numberOf(groups, 62)
  const color = numberOf(groups, 420) ?? (colorIndex ? PALETTE[colorIndex] : undefined)
  return {
    type,
    layer: textOf(groups, 8),
    visible: numberOf(groups, 60) !== 1,
    inPaperSpace: numberOf(groups, 67) === 1,
    extrusionDirectionZ: numberOf(groups, 230),
    ...(colorIndex === undefined ? {} : { colorIndex }),
    ...(color === undefined ? {} : { color }),
  }
}

/** A reader of one kind of entity, as the parser takes it. */
export function readerOf(name: string, read: (groups: Group[]) => Entity) {
  return class {
    ForEntityName = name as never
    parseEntity(scanner: Scanner): IEntity {
      return read(groupsOf(scanner)) as unknown as IEntity
    }
  }
}
