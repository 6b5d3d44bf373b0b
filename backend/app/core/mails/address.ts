import vine from '@vinejs/vine'
import type { MailAddress } from './mail.js'

/**
 * An address in its plain form: no quoted names, no comments, no white space. What else the standard
 * allows is read differently by different programs, and a mail then goes to someone else.
 */
const PLAIN =
  /^[^\s"'<>()[\],;:\\@\p{Cc}\p{Cf}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u

export const isMailAddress = (text: string) =>
  text.length <= 254 && PLAIN.test(text) && !text.includes('..')

const plainRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (!isMailAddress(String(value))) field.report('Not an e-mail address', 'email', field)
})

/** An e-mail address that a mail can be sent to. */
export const mailAddress = () => vine.string().trim().maxLength(254).email().use(plainRule())

/** A line of text that goes into the head of a mail: no line ends, nothing invisible. */
const headRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(String(value))) field.report('One line only', 'oneLine', field)
})

export const headLine = (max: number) =>
  vine.string().trim().minLength(1).maxLength(max).use(headRule())

/** What the portal itself puts into a head (names of records): one line, without control characters. */
export const oneLine = (text: string, max: number) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, max)

/** All addresses in one line, as lists show them. */
export const recipientsText = (addresses: readonly MailAddress[]) =>
  addresses
    .map(({ address }) => address)
    .join(', ')
    .slice(0, 500)
