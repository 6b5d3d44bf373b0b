import type { Entity } from './drawing'
import { commonOf, numberOf, pointOf, textOf, type Group } from './groups'

const FIRST_LINE_SPACING = 1
const DEGREES = 180 / Math.PI

/** MTEXT with its columns, which releases since 2018 write as an embedded object (group 101). */
export function readMtext(groups: Group[]): Entity {
  const embedded = groups.findIndex(({ code }) => code === 101)
  const own = embedded < 0 ? groups : groups.slice(0, embedded)
  const columns = embedded < 0 ? [] : groups.slice(embedded + 1)
  const chunks = own.filter(({ code }) => code === 3 || code === 1)
  const direction = pointOf(own, 11)
  const turned = direction ? Math.atan2(direction.y, direction.x) * DEGREES : undefined
  return {
    ...commonOf('MTEXT', own),
    text: chunks.map(({ value }) => String(value)).join(''),
    position: pointOf(own, 10),
    height: numberOf(own, 40),
    rotation: numberOf(own, 50) ?? turned,
    textBlock: {
      attachment: numberOf(own, 71) ?? 1,
      width: numberOf(columns, 44) || (numberOf(own, 41) ?? 0),
      spacing: numberOf(own, 44) ?? FIRST_LINE_SPACING,
      columns: {
        count: Math.max(1, numberOf(columns, 72) ?? 1),
        gutter: numberOf(columns, 45) ?? 0,
        heights: heightsOf(columns),
      },
    },
  }
}

/** Of each column, or the one height of all. */
function heightsOf(groups: Group[]): number[] {
  const own = groups.filter(({ code }) => code === 46).map(({ value }) => Number(value))
  const all = numberOf(groups, 41)
  return own.some((height) => height > 0) ? own : all ? [all] : []
}

/** A value in a title block or a door tag: a text that belongs to a block reference. */
export function readAttribute(groups: Group[]): Entity {
  const isHidden = ((numberOf(groups, 70) ?? 0) & 1) === 1
  const common = commonOf('TEXT', groups)
  return {
    ...common,
    visible: common.visible && !isHidden,
    text: textOf(groups, 1),
    startPoint: pointOf(groups, 10),
    endPoint: pointOf(groups, 11),
    textHeight: numberOf(groups, 40),
    rotation: numberOf(groups, 50),
    halign: numberOf(groups, 72),
    valign: numberOf(groups, 74),
  }
}
