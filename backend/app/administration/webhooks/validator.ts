import vine from '@vinejs/vine'
import webhooksConfig from '#config/webhooks'
import { line } from '#core/validation/fields'
import { outsideAddress } from '#core/validation/outside_address'

const MOST_KINDS = 100

const name = () => line(80).minLength(1)
const url = () => outsideAddress(webhooksConfig.insideHosts)
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
