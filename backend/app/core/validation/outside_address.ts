import vine from '@vinejs/vine'
import { isNamed, pointsInside, type InsideHosts } from '#core/http/inside_addresses'

/** `https`, without user or password in it; what is not of the public internet has to be named first. */
const addressRule = vine.createRule((value: unknown, named: InsideHosts, field) => {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return field.report('Not an address', 'webAddress', field)
  if (pointsInside(url, named)) return field.report('Inside address', 'insideAddress', field)
  if (url.protocol === 'http:' && !isNamed(url, named))
    field.report('Not encrypted', 'httpsOnly', field)
})

/** An address that the portal calls because someone has entered it. */
export const outsideAddress = (named: InsideHosts) =>
  vine.string().trim().maxLength(500).use(addressRule(named))
