import { MOST_LEVELS } from '#engines/outline/outline'

/** The texts of a row that tell what it is. */
export interface RowTexts {
  description: string
  unit: string
  quantity: string
  unitRate: string
}

const SUMS =
  /^(((grand|page|section|bill|collection) )?(sub)?-?\s?totals?\b|(carried|brought) (to|forward|over|down)\b|collection\b|(ال)?(إجمالي|اجمالي|مجموع))/i

/**
 * What a row of a bill is. One with a description alone is the title of the section that follows;
 * sums and blank rows are nothing.
 * @param hasQuantities false where the sheet has no column of them: then every row is a line
 */
export function rowKind(
  { description, unit, quantity, unitRate }: RowTexts,
  hasQuantities: boolean
): 'line' | 'section' | 'nothing' {
  if (!description && !quantity) return 'nothing'
  if (description && SUMS.test(description) && !quantity) return 'nothing'
  const isTitle = description && !quantity && !unitRate && !unit && hasQuantities
  return isTitle ? 'section' : 'line'
}

/** The client's number says how deep a section stands: `2.1` is in `2`. Unnumbered ones stand outside. */
export function nestedTitles(
  titles: readonly string[],
  title: string,
  clientItem: string
): string[] {
  const levels = /^[\p{L}\p{N}]+(\.[\p{L}\p{N}]+)*\.?$/u.test(clientItem)
    ? clientItem.split('.').filter(Boolean).length
    : 1
  return [...titles.slice(0, Math.min(levels, MOST_LEVELS) - 1), title.replaceAll(/[>›]/g, '-')]
}
