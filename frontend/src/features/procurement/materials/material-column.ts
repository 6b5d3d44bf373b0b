import type { LookupOption } from '../../../api/types'
import type { Line } from '../../../kit/lines/types'

/** A choice of the material of a line; it brings its names and its unit. */
export const materialColumn = () => ({
  key: 'materialId',
  kind: 'record' as const,
  lookup: 'materials/lookup',
  fill: takeNames,
})

export function takeNames({ name, nameAr, unit }: LookupOption): Partial<Line> {
  return { description: textOf(name), descriptionAr: textOf(nameAr), unit: textOf(unit) }
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
