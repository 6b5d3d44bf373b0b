import { mailRoutes } from '#core/mails/openapi'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, id, money, object, oneOf, text } from '#core/openapi/schema'
import { statementValidator } from '#commercial/statements/validator'
import { statementMailValidator } from '#commercial/statements/statement_mail_validator'
import { statementReportValidator } from '#commercial/statements/report_validator'

describe('/api/clients', {
  'GET /:id/statement': {
    summary: 'Get the statement of account of a client',
    query: statementValidator,
    answer: object({
      clientId: id,
      clientName: text,
      currency: text,
      opening: money,
      rows: arrayOf(
        object({
          kind: oneOf([
            'invoice',
            'credit_note',
            'receipt',
            'receipt_reversal',
            'refund',
            'receipt_refund',
            'write_off',
            'write_off_reversal',
          ]),
          id,
          number: text,
          on: day,
          amount: money,
          balance: money,
        })
      ),
      closing: money,
    }),
  },
  'POST /:id/statement/exports': {
    summary: 'Export the statement of account of a client to a file, as a job',
    body: statementReportValidator,
    answer: job,
    status: 202,
  },
  ...mailRoutes('the statement of a client', {
    at: '/:id/statement/mails',
    body: statementMailValidator,
  }),
})
