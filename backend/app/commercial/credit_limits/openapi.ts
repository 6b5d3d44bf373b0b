import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  each,
  flag,
  id,
  money,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { creditLimitValidator } from './validator.js'

const figures = {
  ...{ id, version: whole, currency: text, limit: nullable(money), available: nullable(money) },
  ...each(['receivable', 'cheques', 'unbilled', 'exposure'], money),
  ...{ unconverted: arrayOf(text), countsUnbilled: flag, blocks: flag, can: can('update') },
}
const credit = named('ClientCredit', object({ ...figures, isOver: flag }))

describe('/api/clients', {
  'GET /:id/credit': {
    summary: 'Get how much a client may owe, and how much counts against it',
    answer: credit,
  },
  'GET /:id/credit-warning': {
    summary: 'Get whether a client is over its credit limit',
    answer: object({ isOver: flag, figures: nullable(object(figures)) }),
  },
  'PATCH /:id/credit-limit': {
    summary: 'Set how much a client may owe',
    body: creditLimitValidator,
    versioned: true,
    answer: credit,
  },
})
