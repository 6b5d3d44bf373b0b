import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { ENVIRONMENTS } from '#engines/e_invoice/certificate_request'
import { RULE_GROUPS } from '#engines/e_invoice/rules/broken_rules'
import { E_INVOICE_STATES, FAILURES, MODES, UNIT_STATUSES } from './enums.js'
import { createUnitValidator, renewUnitValidator, updateSettingValidator } from './validator.js'

const unit = named(
  'EInvoiceUnit',
  object({
    id,
    version: whole,
    environment: oneOf(ENVIRONMENTS),
    status: oneOf(UNIT_STATUSES),
    commonName: text,
    serialNumber: text,
    /** Documents signed so far. */
    counter: whole,
    expiresAt: nullable(instant),
    checks: arrayOf(object({ document: text, ok: flag, messages: arrayOf(text) })),
    can: can('test', 'renew'),
  })
)

const setting = named(
  'EInvoicingSetting',
  object({
    version: whole,
    mode: oneOf(MODES),
    simulationUrl: text,
    productionUrl: text,
    ...each(
      [
        'branch',
        'businessCategory',
        'street',
        'buildingNumber',
        'additionalNumber',
        'district',
        'city',
        'postalCode',
      ],
      nullable(text)
    ),
    units: arrayOf(unit),
    states: object(each(E_INVOICE_STATES, whole)),
    problems: arrayOf(
      object({
        id,
        invoiceId: id,
        number: text,
        state: oneOf(E_INVOICE_STATES),
        failure: nullable(oneOf(FAILURES)),
        // the first of what the authority refuses it for, in its words
        reason: nullable(text),
      })
    ),
    can: can('update'),
  })
)

const message = object({
  kind: oneOf(['error', 'warning', 'info']),
  code: nullable(text),
  category: nullable(text),
  text,
})

const document = object({
  id,
  version: whole,
  attempt: whole,
  counter: whole,
  uuid,
  hash: text,
  state: oneOf(E_INVOICE_STATES),
  failure: nullable(oneOf(FAILURES)),
  messages: arrayOf(message),
  sentTimes: whole,
  nextAt: nullable(instant),
  reportBefore: nullable(instant),
  acceptedAt: nullable(instant),
  accepted: flag,
  xmlUrl: text,
  can: can('send'),
})

const ofInvoice = named(
  'InvoiceEInvoice',
  object({
    mode: oneOf(MODES),
    /** Of a draft: the business rules that it would break. */
    rules: arrayOf(object({ group: oneOf(Object.keys(RULE_GROUPS)), rule: text })),
    documents: arrayOf(document),
    can: can('resubmit'),
  })
)

describe('/api/e-invoicing', {
  GET: {
    summary: 'Get the settings of electronic invoicing, its units and what is open',
    answer: setting,
  },
  PATCH: {
    summary: 'Change the settings of electronic invoicing',
    body: updateSettingValidator,
    versioned: true,
    answer: setting,
    failures: [409],
  },
  'POST /units': {
    summary: 'Create a unit that signs, with a one-time password of the tax authority',
    body: createUnitValidator,
    answer: unit,
    status: 201,
    failures: [503],
  },
  'POST /units/:id/tests': {
    summary: 'Run the compliance checks of a new unit again',
    body: noBody,
    versioned: true,
    answer: job,
    status: 202,
    failures: [409],
  },
  'POST /units/:id/renewal': {
    summary: 'Renew the certificate of a unit',
    body: renewUnitValidator,
    versioned: true,
    answer: unit,
    failures: [409, 503],
  },
})

describe('/api/e-invoices', {
  'GET /:id/xml': {
    summary: 'Download the XML of an electronic invoice',
    media: 'application/xml',
  },
  'POST /:id/send': {
    summary: 'Send a waiting electronic invoice now',
    body: noBody,
    versioned: true,
    answer: job,
    status: 202,
    failures: [409],
  },
})

describe('/api/invoices', {
  'GET /:id/e-invoice': {
    summary: 'Get the electronic documents of an invoice, or what a draft lacks for one',
    answer: ofInvoice,
  },
  'POST /:id/e-invoice': {
    summary: 'Sign a rejected invoice again and send it',
    body: noBody,
    versioned: true,
    answer: ofInvoice,
    failures: [409],
  },
})
