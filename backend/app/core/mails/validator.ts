import vine from '@vinejs/vine'
import { mailAddress } from './address.js'

export const mailTestValidator = vine.create({ to: mailAddress() })
