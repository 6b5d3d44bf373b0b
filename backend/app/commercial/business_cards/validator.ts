import vine from '@vinejs/vine'

const share = () => vine.number({ strict: true }).range([0, 1])

/** Top left, top right, bottom right, bottom left of the card, as shares of width and height. */
const corners = () => vine.array(vine.object({ x: share(), y: share() })).fixedLength(4)

/** A side without corners is read as it was found by itself. */
export const cardReadingValidator = vine.create({
  front: corners().optional(),
  back: corners().optional(),
})
