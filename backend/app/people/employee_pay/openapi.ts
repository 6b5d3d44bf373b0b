import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
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
import { bankAccountValidator, payRateValidator } from './validator.js'

const rate = named(
  'PayRate',
  object({
    id,
    effectiveOn: day,
    ...each(['basic', 'housing', 'transport', 'other', 'total'], money),
    ...each(['costRate', 'billingRate'], nullable(money)),
    reason: nullable(text),
    isCurrent: flag,
  })
)

const written = object({ id, version: whole })

describe('/api/employees', {
  'GET /:id/pay': {
    summary: 'Get the pay and bank account of an employee; each look is logged',
    answer: named(
      'EmployeePay',
      object({
        id,
        version: whole,
        currency: text,
        rates: arrayOf(rate),
        bank: object(each(['bankName', 'accountName', 'iban'], nullable(text))),
        months: arrayOf(
          object({ month: text, ...each(['wages', 'overtime', 'deducted', 'net'], money) })
        ),
        seesRates: flag,
        can: can('update'),
      })
    ),
  },
  'POST /:id/pay-rates': {
    summary: 'Set the pay of an employee from a day on',
    body: payRateValidator,
    versioned: true,
    answer: written,
    status: 201,
  },
  'DELETE /:id/pay-rates/:rateId': {
    summary: 'Call off a pay rate whose day has not come',
    versioned: true,
  },
  'PUT /:id/bank-account': {
    summary: 'Set the bank account of an employee',
    body: bankAccountValidator,
    versioned: true,
    answer: written,
  },
})
