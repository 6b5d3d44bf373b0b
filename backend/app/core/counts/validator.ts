import vine from '@vinejs/vine'

/** More than any page shows. */
const MOST = 150

const list = vine.string().regex(/^[a-z][a-z-]{1,40}(\?.{0,400})?$/s)

export const countsValidator = vine.create({
  // a parameter that is given once arrives as a text
  list: vine
    .array(list)
    .parse((value) => (typeof value === 'string' ? [value] : value))
    .minLength(1)
    .maxLength(MOST),
})
