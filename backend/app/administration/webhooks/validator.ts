import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { isNamed, pointsInside } from './address.js'

const MOST_KINDS = 100

/** `https`, without user or password in it; what is not of the public internet has to be named first. */
const targetRule = vine.createRule((value: unknown, _: undefined, field) => {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return field.report('Not an address', 'webAddress', field)
  if (pointsInside(url)) return field.report('Inside address', 'insideAddress', field)
  if (url.protocol === 'http:' && !isNamed(url)) field.report('Not encrypted', 'httpsOnly', field)
})

const name = () => line(80).minLength(1)
const url = () => vine.string().trim().maxLength(500).use(targetRule())
const resources = () =>
  vine.array(vine.string().maxLength(60)).minLength(1).maxLength(MOST_KINDS).distinct()
const active = () => vine.boolean({ strict: true })

export const createWebhookValidator = vine.create({
  name: name(),
  url: url(),
  resources: resources(),
  active: active().optional(),
})

export const updateWebhookValidator = vine.create({
  name: name().optional(),
  url: url().optional(),
  resources: resources().optional(),
  active: active().optional(),
})
