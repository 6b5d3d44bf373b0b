import { registerReference } from '#core/database/references'
import { registerMailedDocument } from '#core/mails/documents'
import { printedCompany } from '#core/printing/printed_company'
import type { PrintChoice } from '#core/printing/print_choice'
import { registerFileOwner } from '#files/shared/file_owners'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { statementReport } from './statement_report.js'

/** The kind of mails with a statement, and `ownerType` of their PDFs; both are of the client. */
export const CLIENT_STATEMENT = 'client_statement'

export interface StatementPeriod {
  from: string
  upTo: string
  currency: string
}

registerFileOwner(CLIENT_STATEMENT, {
  resource: 'clients',
  ability: 'invoices.view',
  record: { table: 'clients' },
})

for (const [table, column, type] of [
  ['mails', 'entity_id', 'entity_type'],
  ['files', 'owner_id', 'owner_type'],
] as const)
  registerReference('client', { table, column, where: { [type]: [CLIENT_STATEMENT] } })

registerMailedDocument(CLIENT_STATEMENT, {
  async print(clientId, options, userId) {
    const { from, upTo, currency, language } = options as unknown as StatementPeriod & {
      language: PrintChoice
    }
    if (!(await abilitiesOfRequester(userId)).has('invoices.view')) return null
    const report = await statementReport({ clientId, currency, from, to: upTo })
    return (
      report && {
        name: `statement-${from}-${upTo}-${currency}.pdf`,
        owner: { ownerType: CLIENT_STATEMENT, ownerId: clientId },
        html: async () => {
          const { reportPdf } = await import('#core/reports/report_pdf')
          // of both languages Arabic is the one that binds
          return reportPdf(report, await printedCompany(), language === 'en' ? 'en' : 'ar')
        },
      }
    )
  },
  linkOf: (id) => `/finance/statements?client=${id}`,
})
