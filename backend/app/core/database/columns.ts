import string from '@adonisjs/core/helpers/string'
import { column } from '@adonisjs/lucid/orm'
import type { LucidRow } from '@adonisjs/lucid/types/model'

/** A TEXT column that holds JSON; reads as the parsed value on every database. */
export function jsonColumn() {
  return column({
    prepare: (value: unknown) =>
      value === undefined || value === null ? null : JSON.stringify(value),
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : (value ?? null)),
  })
}

/** SQLite and MySQL answer booleans as 0 and 1; what is not known yet stays null. */
export function booleanColumn() {
  return column({
    consume: (value: unknown) => (value === null ? null : value === true || value === 1),
  })
}

/** A BIGINT that holds minor units, ten-thousandths or millionths: within 2^53 by the limits of its field. */
export function integerColumn() {
  return (target: LucidRow, property: string) =>
    column({
      consume: (value: unknown) => (value === null ? null : Number(value)),
      ...(SCALED.test(property) && { columnName: scaledName(property) }),
    })(target, property)
}

const SCALED = /E\d$/

/** `unitRateE4` is the column `unit_rate_e4`; the usual rule would part the digit off. */
function scaledName(property: string) {
  return `${string.snakeCase(property.slice(0, -2))}_${property.slice(-2).toLowerCase()}`
}
